import type { SoundTrack } from '../../contracts/timeline.ts';

export const SAMPLE_RATE = 48_000;
/** What voice and bed are brought to before a person's own gain; the mix is brought to the target afterwards. */
export const VOICE_LUFS = -16;
export const MUSIC_LUFS = -25;
/** Length of the cross-fade where the bed starts again. */
const LOOP_FADE_SECONDS = 1.5;

const PLAIN = `aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}`;

/** All voices on one mono track of `filmSamples` samples; voice n reads input n. */
export function voiceGraph(voice: SoundTrack['voice'], filmSamples: number, output: string): string[] {
  const placed = voice.map((each, input) => ({ ...each, input })).sort((a, b) => a.startMs - b.startMs);
  const starts = placed.map((each) => sampleAt(each.startMs));
  const statements = placed.map((each, index) => {
    const from = index === 0 ? 0 : starts[index]!;
    const length = Math.max(1, (starts[index + 1] ?? filmSamples) - from);
    const delay = index === 0 && each.startMs > 0 ? `adelay=delays=${starts[0]}S:all=1,` : '';
    return `[${each.input}:a:0]${PLAIN}:channel_layouts=mono,volume=${decibel(each.gainDb)},${delay}apad=whole_len=${length},atrim=end_sample=${length},asetpts=N/SR/TB[v${index}]`;
  });
  const pads = placed.map((_, index) => `[v${index}]`).join('');
  statements.push(`${pads}concat=n=${placed.length}:v=0:a=1[${output}]`);
  return statements;
}

/** How often a bed of `musicSeconds` is opened to cover the film with its cross-fades. */
export function musicCopies(musicSeconds: number, filmSeconds: number): number {
  const gain = musicSeconds - LOOP_FADE_SECONDS;
  if (musicSeconds >= filmSeconds || gain <= LOOP_FADE_SECONDS) return 1;
  return Math.ceil((filmSeconds - LOOP_FADE_SECONDS) / gain);
}

/** The bed over the whole film: looped with cross-fades, levelled, faded in and out. Stereo. */
export function musicGraph(
  music: NonNullable<SoundTrack['music']>,
  bed: { firstInput: number; copies: number; levelDb: number; filmSamples: number },
  output: string,
): string[] {
  const statements: string[] = [];
  let joined = `${bed.firstInput}:a:0`;
  for (let copy = 1; copy < bed.copies; copy += 1) {
    statements.push(
      `[${joined}][${bed.firstInput + copy}:a:0]acrossfade=d=${LOOP_FADE_SECONDS}:c1=qsin:c2=qsin[l${copy}]`,
    );
    joined = `l${copy}`;
  }
  const filmSeconds = bed.filmSamples / SAMPLE_RATE;
  const fadeIn = Math.min(music.fadeInMs / 1000, filmSeconds / 3);
  const fadeOut = Math.min(music.fadeOutMs / 1000, filmSeconds / 3);
  const fades = [
    ...(fadeIn > 0 ? [`afade=t=in:d=${fadeIn.toFixed(3)}`] : []),
    ...(fadeOut > 0 ? [`afade=t=out:st=${(filmSeconds - fadeOut).toFixed(3)}:d=${fadeOut.toFixed(3)}`] : []),
  ];
  statements.push(
    `${[
      `[${joined}]${PLAIN}:channel_layouts=stereo`,
      `volume=${decibel(bed.levelDb + music.gainDb)}`,
      `apad=whole_len=${bed.filmSamples}`,
      `atrim=end_sample=${bed.filmSamples}`,
      ...fades,
    ].join(',')}[${output}]`,
  );
  return statements;
}

/** Voice and bed together; the voice pushes the bed down by about `duckDb`. */
export function mixGraph(
  voicePad: string,
  voiceLevelDb: number,
  musicPad: string,
  duckDb: number,
  output: string,
): string[] {
  const stereo = `[${voicePad}]${PLAIN}:channel_layouts=mono,volume=${decibel(voiceLevelDb)},aformat=channel_layouts=stereo`;
  if (duckDb <= 0)
    return [`${stereo}[voice]`, `[voice][${musicPad}]amix=inputs=2:duration=first:normalize=0[${output}]`];
  return [
    `${stereo},asplit[voice][key]`,
    `[${musicPad}][key]sidechaincompress=threshold=0.03:ratio=${duckRatio(duckDb).toFixed(2)}:attack=20:release=400:detection=rms[ducked]`,
    `[voice][ducked]amix=inputs=2:duration=first:normalize=0[${output}]`,
  ];
}

/** Speech at VOICE_LUFS is about 12 dB above the threshold of 0.03 (−30.5 dBFS): the ratio that takes `duckDb` of it. */
const SPEECH_ABOVE_THRESHOLD_DB = 12;
function duckRatio(duckDb: number): number {
  return Math.min(20, 1 / Math.max(0.05, 1 - duckDb / SPEECH_ABOVE_THRESHOLD_DB));
}

/** Static gain, and a limiter only where it is needed. `level=disabled`: no make-up gain behind our back. */
export function masterFilters(master: { gainDb: number; limitDb: number | null }): string {
  const gain = `volume=${decibel(master.gainDb)}:precision=double`;
  if (master.limitDb === null) return gain;
  return `${gain},alimiter=limit=${(10 ** (master.limitDb / 20)).toFixed(5)}:attack=5:release=80:level=disabled`;
}

export function sampleAt(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}

export function decibel(value: number): string {
  return `${value.toFixed(2)}dB`;
}
