import type { Caption } from '../../../contracts/timeline.ts';

/** The captions as an SRT file (UTF-8, CRLF as players expect). */
export function toSrt(captions: Caption[]): string {
  return captions
    .map(
      (caption, index) =>
        `${index + 1}\r\n${stamp(caption.startMs)} --> ${stamp(caption.endMs)}\r\n${caption.lines.map(plain).join('\r\n')}\r\n`,
    )
    .join('\r\n');
}

/** An empty line or an arrow inside a caption would end it. */
function plain(line: string): string {
  return line.replace(/[\r\n]+/g, ' ').replaceAll('-->', '→');
}

/** Rounded once to whole milliseconds, then split, so that 59.9996 s never becomes 00:00:60,000. */
function stamp(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 3_600_000))}:${two(Math.floor(whole / 60_000) % 60)}:${two(Math.floor(whole / 1000) % 60)},${String(whole % 1000).padStart(3, '0')}`;
}
