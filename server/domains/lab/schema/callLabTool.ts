import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { LIMITS } from '../../../graphql/limits.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { type CallResult, callTool } from '../call.ts';
import type { ToolMedia } from '../media.ts';
import { LabToolMethod } from './LabTool.ts';

/** An operation is answered before its own time is over. */
const MOST_SECONDS = LIMITS.timeMs / 1000 - 2;

const LabToolMediaKind = builder.enumType('LabToolMediaKind', {
  description: 'What was found in an answer.',
  values: { VIDEO: { description: 'A film.' }, IMAGE: { description: 'A picture.' } } as const,
});

const LabToolMedia = builder.objectRef<ToolMedia>('LabToolMedia').implement({
  description: 'A film or picture in a tool’s answer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LabToolMediaKind, description: 'What it is.' }),
    path: t.exposeString('path', { description: 'Where in the answer it was found.' }),
    url: t.exposeString('url', { description: 'As the tool gave it.' }),
    preview: t.exposeString('preview', {
      description: 'Shows it through us, for two hours, to this person.',
    }),
  }),
});

const LabToolAnswer = builder.objectRef<CallResult>('LabToolAnswer').implement({
  description: 'What a tool answered. It is kept nowhere.',
  fields: (t) => ({
    status: t.exposeInt('status', { description: 'HTTP status of the tool.' }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took.' }),
    contentType: t.exposeString('contentType', { description: 'As the tool says it.' }),
    sizeBytes: t.exposeInt('sizeBytes', { description: 'Size of the answer.' }),
    data: t.expose('data', {
      type: 'JSON',
      nullable: true,
      description: 'JSON where it is JSON, else text; null where it is neither.',
    }),
    isJson: t.exposeBoolean('isJson', { description: 'Whether `data` is JSON.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Chinese: what stands in for an answer that cannot be shown.',
    }),
    media: t.expose('media', {
      type: [LabToolMedia],
      description: 'Films and pictures at the paths the tool names.',
    }),
  }),
});

const CallLabToolInput = builder.inputType('CallLabToolInput', {
  description: 'A call: of a registered tool by its id, or of any address that is open, without secrets.',
  fields: (t) => ({
    id: t.id({ description: 'A registered tool; its own method, address and secret headers are used.' }),
    method: t.field({ type: LabToolMethod, description: 'Where there is no id.' }),
    url: t.string({ description: 'Where there is no id.' }),
    data: t.field({ type: 'JSON', description: 'Sent as JSON, or as parameters of the address.' }),
    timeoutSeconds: t.int({
      description: `How long it may take; at most ${MOST_SECONDS} here and 300 in REST.`,
    }),
  }),
});

builder.mutationField('callLabTool', (t) =>
  t.field({
    type: LabToolAnswer,
    description: 'Calls a tool and passes its answer on. Longer calls go by POST /api/v1/lab/call.',
    authScopes: { administer: true },
    args: { input: t.arg({ type: CallLabToolInput, required: true, description: 'The call.' }) },
    resolve: (_root, { input: { id, timeoutSeconds, ...call } }, { app, viewer }) =>
      callTool(app, requireViewer(viewer), {
        ...call,
        id: id ? rowIdOf('LabTool', String(id), 'id') : null,
        timeout: timeoutSeconds,
        maxTimeoutSeconds: MOST_SECONDS,
      }),
  }),
);
