import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copyText.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { insight as t } from '../../locales/zh-CN/insight.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';

const saidForMs = 2_000;

/** Copies, and says so where it was pressed. */
export function CopyButton({ text, label = t.copy }: { text: () => string; label?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text());
    setCopied(done);
    if (!done) void notify('error', failures.copy);
  };
  return (
    <Button size="sm" variant="ghost" onClick={() => void copy()}>
      {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span role="status">{copied ? t.copied : label}</span>
    </Button>
  );
}
