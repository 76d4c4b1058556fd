import type { FilmReading as Reading } from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';
import { PlacedText, TimedText, TimeRange } from './parts.ts';
import { AnalyzedScene } from './scenes.ts';
import { IN_DOCUMENT } from './weights.ts';

const FilmSound = builder.objectRef<Reading['sound']>('FilmSound').implement({
  description: 'The sound of a film.',
  fields: (t) => ({
    loudnessLufs: t.exposeFloat('loudnessLufs', {
      nullable: true,
      description: 'Integrated; null where there is none.',
    }),
    waveform: t.exposeFloatList('waveform', { description: 'Loudest sample 0–1 of each stepMs.' }),
    stepMs: t.exposeInt('stepMs', { description: 'In ms.' }),
    silences: t.field({
      type: [TimeRange],
      complexity: IN_DOCUMENT,
      description: 'Nothing heard.',
      resolve: (sound) => sound.silences,
    }),
    voice: t.field({
      type: [TimeRange],
      complexity: IN_DOCUMENT,
      description: 'Somebody speaks.',
      resolve: (sound) => sound.voice,
    }),
  }),
});

const ReadingEngines = builder.objectRef<Reading['engines']>('ReadingEngines').implement({
  description: 'Which engine found what.',
  fields: (t) => ({
    pass: t.exposeString('pass', { description: 'Shots and measures.' }),
    hearing: t.exposeString('hearing', { nullable: true, description: 'Words said; null: nobody.' }),
    reading: t.exposeString('reading', { nullable: true, description: 'Words shown; null: nobody.' }),
    looking: t.exposeString('looking', { description: 'What can be seen.' }),
  }),
});

/** Everything that is known of a film. */
export const FilmReading = builder.interfaceRef<Reading>('FilmReading').implement({
  description: 'Everything that is known of a film, found once per content.',
  fields: (t) => ({
    videoName: t.exposeString('videoName', { description: 'Name of the file.' }),
    durationMs: t.int({ description: 'In ms.', resolve: ({ probe }) => probe.durationMs }),
    width: t.int({ description: 'In pixels.', resolve: ({ probe }) => probe.width }),
    height: t.int({ description: 'In pixels.', resolve: ({ probe }) => probe.height }),
    fps: t.float({ description: 'Frames a second.', resolve: ({ probe }) => probe.fps }),
    sceneCount: t.int({ description: 'How many scenes.', resolve: ({ scenes }) => scenes.length }),
    asr: t.exposeString('asr', { description: 'All that is said.' }),
    subtitle: t.exposeString('subtitle', { description: 'All captions.' }),
    scenes: t.field({
      type: [AnalyzedScene],
      complexity: IN_DOCUMENT,
      description: 'In order.',
      resolve: ({ scenes }) => scenes,
    }),
    speech: t.field({
      type: [TimedText],
      complexity: IN_DOCUMENT,
      description: 'What is said when.',
      resolve: ({ speech }) => speech,
    }),
    captions: t.field({
      type: [TimedText],
      complexity: IN_DOCUMENT,
      description: 'Which caption stands when.',
      resolve: ({ captions }) => captions,
    }),
    writing: t.field({
      type: [PlacedText],
      complexity: IN_DOCUMENT,
      description: 'Every line that was read, with its place.',
      // Results of before places were kept have none.
      resolve: ({ writing }) => writing ?? [],
    }),
    sound: t.field({ type: FilmSound, description: 'Its sound.', resolve: ({ sound }) => sound }),
    flashesMs: t.exposeIntList('flashesMs', { description: 'Flashes, which are no cuts.' }),
    black: t.field({
      type: [TimeRange],
      complexity: IN_DOCUMENT,
      description: 'Nothing can be seen.',
      resolve: ({ black }) => black,
    }),
    frozen: t.field({
      type: [TimeRange],
      complexity: IN_DOCUMENT,
      description: 'The picture stands still.',
      resolve: ({ frozen }) => frozen,
    }),
    engines: t.field({
      type: ReadingEngines,
      description: 'Who found it.',
      resolve: ({ engines }) => engines,
    }),
    notes: t.exposeStringList('notes', { description: 'Chinese: what could not be done.' }),
  }),
});
