import type { FilmReading, FilmScene } from '../../../contracts/insight.ts';

const PART_MS = 5_000;

/** The film in parts of about five seconds; each is described by the scene that fills most of it. */
export function equalParts(reading: FilmReading): FilmScene[] {
  const { durationMs } = reading.probe;
  const parts = Math.max(1, Math.round(durationMs / PART_MS));
  return Array.from({ length: parts }, (_, index) => {
    const startMs = Math.round((index * durationMs) / parts);
    const endMs = Math.round(((index + 1) * durationMs) / parts);
    const inside = <Part extends { startMs: number; endMs: number }>(all: readonly Part[]) =>
      all.filter((part) => part.startMs < endMs && part.endMs > startMs);
    const shared = (scene: FilmScene) => Math.min(endMs, scene.endMs) - Math.max(startMs, scene.startMs);
    const scenes = inside(reading.scenes);
    const main = scenes.reduce((a, b) => (shared(b) > shared(a) ? b : a), scenes[0] ?? reading.scenes[0]!);
    const said = inside(reading.speech).map(({ text }) => text);
    return {
      ...main,
      sceneId: index + 1,
      startMs,
      endMs,
      entry: index === 0 ? 'start' : 'cut',
      asr: said.join(' '),
      subtitle: [...new Set(scenes.map(({ subtitle }) => subtitle).filter(Boolean))].join('\n'),
      sameAs: null,
    };
  });
}
