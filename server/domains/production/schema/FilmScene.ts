import type { ClipCandidate as Candidate } from '../../../../temporal/contracts/matching.ts';
import type { SceneSpeech as Spoken } from '../../../../temporal/contracts/speech.ts';
import { builder } from '../../../graphql/builder.ts';
import { MediaType } from '../../materials/schema/enums.ts';
import type { FilmScene as Scene } from '../results.ts';
import { voiceName } from '../voices.ts';

const ClipCandidate = builder.objectRef<Candidate>('ClipCandidate').implement({
  description: 'A range of a material offered for a scene.',
  fields: (t) => ({
    materialNumber: t.exposeInt('materialId', { description: 'Number of the material.' }),
    clipNumber: t.exposeInt('clipId', {
      nullable: true,
      description: 'Number of the shot; null for images.',
    }),
    name: t.exposeString('name', { description: 'The material’s name.' }),
    mediaType: t.field({
      type: MediaType,
      description: 'Image or video.',
      resolve: (clip) => (clip.mediaType === 'image' ? 1 : 2),
    }),
    startMs: t.exposeInt('startMs', { description: 'Where it begins in the source.' }),
    endMs: t.exposeInt('endMs', { description: 'Where it ends in the source.' }),
    score: t.exposeFloat('score', { description: '0–1; only good for ranking.' }),
    reason: t.exposeString('reason', { description: 'Chinese: why this one for this sentence.' }),
    url: t.string({
      description: 'The source, for a while.',
      resolve: ({ storageKey }, _args, { app }) => app.storage.signedUrl(storageKey),
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'A small still.',
      resolve: ({ thumbnailKey }, _args, { app }) =>
        thumbnailKey ? app.storage.signedUrl(thumbnailKey) : null,
    }),
  }),
});

const SceneSpeech = builder.objectRef<Spoken>('SceneSpeech').implement({
  description: 'A scene’s voice.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What is spoken.' }),
    voice: t.exposeString('voice', { description: 'By which voice.' }),
    voiceName: t.string({
      description: 'What people call that voice.',
      resolve: ({ voice }, _args, { app }) => voiceName(app, voice),
    }),
    engine: t.exposeString('engine', { description: 'By which engine.' }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it takes; the picture follows it.' }),
    audioUrl: t.string({
      description: 'WAV, for a while.',
      resolve: ({ audioKey }, _args, { app }) => app.storage.signedUrl(audioKey),
    }),
  }),
});

export const FilmScene = builder.objectRef<Scene>('FilmScene').implement({
  description: 'A scene of the script with what later steps gave it.',
  fields: (t) => ({
    sceneNumber: t.exposeInt('sceneNumber', { description: 'Counts from 1.' }),
    durationMs: t.exposeInt('durationMs', { description: 'As planned; the voice decides.' }),
    narration: t.exposeString('narration', { description: 'What is spoken.' }),
    visualDescription: t.exposeString('visualDescription', { description: 'What should be seen.' }),
    cameraShot: t.exposeString('cameraShot', { description: 'Camera.' }),
    background: t.exposeString('background', { description: 'Background.' }),
    toneLighting: t.exposeString('toneLighting', { description: 'Tone and light.' }),
    specialEffects: t.exposeString('specialEffects', { description: 'Sound and special effects.' }),
    objects: t.exposeStringList('objects', { description: 'What is in the picture.' }),
    clips: t.field({
      type: [ClipCandidate],
      description: 'What plays, in order.',
      resolve: ({ clips }) => clips?.chosen ?? [],
    }),
    alternatives: t.field({
      type: [ClipCandidate],
      description: 'The next best, to swap in while the project waits.',
      resolve: ({ clips }) => clips?.alternatives ?? [],
    }),
    speech: t.field({
      type: SceneSpeech,
      nullable: true,
      description: 'The scene’s voice.',
      resolve: ({ speech }) => speech,
    }),
  }),
});
