import { formatTimecode } from '../../lib/format.ts';
import { insight as t } from '../../locales/zh-CN/insight.ts';
import { Button } from '../../ui/Button.tsx';
import { useFilm } from './filmContext.ts';

/** A time-code; on a desk it leads there. */
export function TimeButton({ atMs, label }: { atMs: number; label?: string }) {
  const film = useFilm();
  const time = formatTimecode(atMs, true);
  if (!film) return <span>{label ?? time}</span>;
  return (
    <Button
      size="xs"
      fontVariantNumeric="tabular-nums"
      aria-label={label ?? t.seek(time)}
      onClick={() => film.seekTo(atMs, true)}
    >
      {label ?? time}
    </Button>
  );
}
