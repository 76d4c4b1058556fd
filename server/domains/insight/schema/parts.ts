import type {
  Evidence as EvidenceShape,
  PlacedText as Placed,
  PlacedBox as PlacedBoxShape,
  TimeRange as Range,
  Remedy as RemedyShape,
  TimedText as Timed,
} from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';

export const TimeRange = builder.objectRef<Range>('TimeRange').implement({
  description: 'A stretch of a film.',
  fields: (t) => ({
    startMs: t.exposeInt('startMs', { description: 'From, in ms.' }),
    endMs: t.exposeInt('endMs', { description: 'To, in ms.' }),
  }),
});

export const TimedText = builder.objectRef<Timed>('TimedText').implement({
  description: 'Something said or shown, with its time.',
  fields: (t) => ({
    startMs: t.exposeInt('startMs', { description: 'From, in ms.' }),
    endMs: t.exposeInt('endMs', { description: 'To, in ms.' }),
    text: t.exposeString('text', { description: 'Word for word.' }),
  }),
});

const PlacedBox = builder.objectRef<PlacedBoxShape>('PlacedBox').implement({
  description: 'A rectangle of the picture: parts of it, 0–1, from its upper left corner.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'Left.' }),
    y: t.exposeFloat('y', { description: 'Top.' }),
    w: t.exposeFloat('w', { description: 'Width.' }),
    h: t.exposeFloat('h', { description: 'Height.' }),
  }),
});

export const PlacedText = builder.objectRef<Placed>('PlacedText').implement({
  description: 'A line of writing, where and while it stands there.',
  fields: (t) => ({
    startMs: t.exposeInt('startMs', { description: 'From, in ms.' }),
    endMs: t.exposeInt('endMs', { description: 'To, in ms.' }),
    text: t.exposeString('text', { description: 'Word for word.' }),
    isCaption: t.boolean({
      description: 'A caption; else on the product or in the scenery.',
      resolve: ({ kind }) => kind === 'caption',
    }),
    box: t.field({ type: PlacedBox, description: 'Its place.', resolve: ({ box }) => box }),
  }),
});

export const Evidence = builder.objectRef<EvidenceShape>('Evidence').implement({
  description: 'What a statement about a film rests on.',
  fields: (t) => ({
    atMs: t.exposeInt('atMs', { nullable: true, description: 'Where in the film, in ms.' }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'What can be seen there.',
      resolve: ({ thumbnailKey }, _args, { app }) =>
        thumbnailKey ? app.storage.signedUrl(thumbnailKey) : null,
    }),
    figure: t.exposeString('figure', { nullable: true, description: 'A measured figure, in words.' }),
    quote: t.exposeString('quote', {
      nullable: true,
      description: 'Words from the film, the script or the product.',
    }),
  }),
});

type Action<Kind extends string> = Extract<NonNullable<RemedyShape['action']>, { kind: Kind }>;

const SeekRemedy = builder.objectRef<Action<'seek'>>('SeekRemedy').implement({
  description: 'Look at this place of the film.',
  fields: (t) => ({ atMs: t.exposeInt('atMs', { description: 'In ms.' }) }),
});

const MixcutRemedy = builder.objectRef<Action<'mixcut'>>('MixcutRemedy').implement({
  description: 'Make the film anew with 素材混剪, the change filled in.',
  fields: (t) => ({
    input: t.exposeString('input', { description: 'Video description.' }),
    rawScript: t.exposeString('rawScript', { nullable: true, description: 'Script, where one is kept.' }),
  }),
});

const ScriptRemedy = builder.objectRef<Action<'script'>>('ScriptRemedy').implement({
  description: 'Rewrite the script, the change filled in.',
  fields: (t) => ({
    requirement: t.exposeString('requirement', { description: 'What is to change.' }),
    originalScript: t.exposeString('originalScript', {
      nullable: true,
      description: 'What it is changed from.',
    }),
  }),
});

const RemedyAction = builder.unionType('RemedyAction', {
  description: 'A change that is prepared.',
  types: [SeekRemedy, MixcutRemedy, ScriptRemedy],
  resolveType: ({ kind }) =>
    ({ seek: SeekRemedy, mixcut: MixcutRemedy, script: ScriptRemedy })[kind as 'seek'],
});

export const Remedy = builder.objectRef<RemedyShape>('Remedy').implement({
  description: 'What to do about it.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In a sentence.' }),
    action: t.field({
      type: RemedyAction,
      nullable: true,
      description: 'Where we can do it.',
      resolve: ({ action }) => action,
    }),
  }),
});
