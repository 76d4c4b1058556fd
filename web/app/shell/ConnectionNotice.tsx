import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { useConnectionLost } from '../../relay/connection.ts';
import { Spinner } from '../../ui/feedback.tsx';

/** A blink of the network is not worth a word; a gap of more than a second is. */
const patienceMs = 1200;

export function ConnectionNotice() {
  const lost = useConnectionLost();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!shown) return null;
  return (
    <chakra.span textStyle="caption" whiteSpace="nowrap">
      <Spinner size={14} label={t.reconnecting} />
    </chakra.span>
  );
}
