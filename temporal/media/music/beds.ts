/** The built-in music: what each bed is called and how it is played. Chords are MIDI notes, one chord a bar. */
export interface MusicBed {
  id: 'bright' | 'warm' | 'lively' | 'calm';
  /** As shown to people. */
  name: string;
  beatsPerMinute: number;
  bass: number[];
  chords: number[][];
  /** Loudness of each instrument, 0–1. */
  level: { pad: number; pluck: number; bass: number; kick: number; hat: number };
  /** Which note of the chord the pluck plays on each eighth; null rests. */
  pattern: Array<number | null>;
}

export const MUSIC_BEDS: readonly MusicBed[] = [
  {
    id: 'bright',
    name: '内置配乐 · 轻快',
    beatsPerMinute: 108,
    bass: [36, 43, 45, 41, 36, 40, 41, 43],
    chords: [
      [60, 64, 67, 71],
      [59, 62, 67, 71],
      [57, 60, 64, 67],
      [57, 60, 65, 69],
      [60, 64, 67, 72],
      [59, 64, 67, 71],
      [57, 60, 65, 69],
      [59, 62, 65, 67],
    ],
    level: { pad: 0.3, pluck: 0.5, bass: 0.4, kick: 0.42, hat: 0.14 },
    pattern: [0, 2, 3, 1, 2, 3, 1, 2],
  },
  {
    id: 'warm',
    name: '内置配乐 · 温暖',
    beatsPerMinute: 84,
    bass: [41, 45, 38, 46, 41, 36, 38, 36],
    chords: [
      [57, 60, 64, 65],
      [57, 60, 64, 67],
      [57, 60, 62, 65],
      [58, 62, 65, 69],
      [57, 60, 65, 69],
      [55, 60, 64, 67],
      [57, 62, 65, 69],
      [55, 58, 62, 64],
    ],
    level: { pad: 0.5, pluck: 0.34, bass: 0.36, kick: 0.14, hat: 0.05 },
    pattern: [0, null, 2, 3, null, 1, 2, null],
  },
  {
    id: 'lively',
    name: '内置配乐 · 活力',
    beatsPerMinute: 122,
    bass: [45, 41, 36, 43, 45, 41, 38, 40],
    chords: [
      [57, 60, 64, 69],
      [57, 60, 65, 69],
      [55, 60, 64, 67],
      [55, 59, 62, 67],
      [57, 60, 64, 72],
      [57, 60, 65, 72],
      [57, 62, 65, 69],
      [56, 59, 64, 68],
    ],
    level: { pad: 0.26, pluck: 0.46, bass: 0.46, kick: 0.56, hat: 0.2 },
    pattern: [0, 1, 2, 3, 2, 1, 3, 2],
  },
  {
    id: 'calm',
    name: '内置配乐 · 舒缓',
    beatsPerMinute: 72,
    bass: [38, 43, 36, 45, 38, 43, 41, 45],
    chords: [
      [57, 62, 66, 69],
      [55, 59, 62, 66],
      [55, 60, 64, 67],
      [57, 60, 64, 69],
      [57, 62, 66, 73],
      [55, 59, 64, 67],
      [57, 60, 65, 69],
      [57, 61, 64, 67],
    ],
    level: { pad: 0.6, pluck: 0.26, bass: 0.3, kick: 0, hat: 0 },
    pattern: [0, null, null, 2, null, 3, null, 1],
  },
];
