import type { DecomposeResult, FilmScene as Scene } from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';
import { SceneBasis, SceneEntry, SceneFault } from './enums.ts';

/** What a scene has whichever tool found it. */
const SceneFacts = builder.interfaceRef<Scene>('SceneFacts').implement({
  description: 'A scene of a film.',
  fields: (t) => ({
    sceneId: t.exposeInt('sceneId', { description: 'Counts from 1.' }),
    startMs: t.exposeInt('startMs', { description: 'From, in ms.' }),
    endMs: t.exposeInt('endMs', { description: 'To, in ms.' }),
    entry: t.field({ type: SceneEntry, description: 'How it begins.', resolve: ({ entry }) => entry }),
    asr: t.exposeString('asr', { description: 'What is said in it.' }),
    subtitle: t.exposeString('subtitle', { description: 'Captions in it.' }),
    pictureText: t.exposeString('pictureText', { description: 'Other writing in its picture.' }),
    visualDescription: t.exposeString('visualDescription', { description: 'What can be seen.' }),
    lighting: t.exposeString('lighting', { description: 'Light.' }),
    cameraShot: t.exposeString('cameraShot', { description: 'Size and movement of the shot.' }),
    background: t.exposeString('background', { description: 'Behind it.' }),
    sceneObjects: t.exposeStringList('sceneObjects', { description: 'Things in it.' }),
    basis: t.field({
      type: SceneBasis,
      description: 'Where these words come from.',
      resolve: ({ basis }) => basis,
    }),
    motion: t.float({ description: '0 still – 1 wild.', resolve: ({ measured }) => measured.motion }),
    brightness: t.float({ description: 'Mean luma, 0–1.', resolve: ({ measured }) => measured.brightness }),
    sharpness: t.float({ description: '0 blurred – 1.', resolve: ({ measured }) => measured.sharpness }),
    loudnessLufs: t.float({
      nullable: true,
      description: 'Integrated; null where there is no sound.',
      resolve: ({ measured }) => measured.loudnessLufs,
    }),
    speechRatio: t.float({
      description: 'Part of it in which somebody speaks.',
      resolve: ({ measured }) => measured.speechRatio,
    }),
    colors: t.stringList({ description: 'As #RRGGBB.', resolve: ({ measured }) => measured.colors }),
    sameAs: t.exposeInt('sameAs', {
      nullable: true,
      description: 'sceneId of an earlier scene that looks the same.',
    }),
    unusable: t.field({
      type: SceneFault,
      nullable: true,
      description: 'Why it should not be shown.',
      resolve: ({ unusable }) => unusable,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'A picture of it.',
      resolve: ({ thumbnailKey }, _args, { app }) =>
        thumbnailKey ? app.storage.signedUrl(thumbnailKey) : null,
    }),
  }),
});

export const AnalyzedScene = builder.objectRef<Scene>('AnalyzedScene').implement({
  description: 'A scene of a film that was analysed.',
  interfaces: [SceneFacts],
});

export const DecomposedScene = builder
  .objectRef<DecomposeResult['scenes'][number]>('DecomposedScene')
  .implement({
    description: 'A scene of a film that was taken apart.',
    interfaces: [SceneFacts],
    fields: (t) => ({
      sceneNumber: t.exposeInt('sceneNumber', { description: 'Counts from 1.' }),
      role: t.exposeString('role', { description: 'Its part in the story, in Chinese.' }),
      narration: t.exposeString('narration', { description: 'What a script would say here.' }),
    }),
  });
