import type { VoiceInfo } from '../../../../temporal/providers/voice/types.ts';
import { builder } from '../../../graphql/builder.ts';
import { badInput } from '../../../platform/refusal.ts';
import { listVoices, speaks } from '../voices.ts';
import { FilmLanguage } from './enums.ts';

const Voice = builder.objectRef<VoiceInfo>('Voice').implement({
  description: 'A voice that can speak a film.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'What to ask for.' }),
    name: t.exposeString('name', { description: 'Chinese name.' }),
    language: t.field({
      type: FilmLanguage,
      nullable: true,
      description: 'What it speaks; null for any.',
      resolve: ({ language }) => (language === 'any' ? null : language),
    }),
    gender: t.exposeString('gender', { description: 'female, male or unknown.' }),
    engine: t.exposeString('engine', { description: 'Which engine it belongs to.' }),
    sampleText: t.exposeString('sampleText', { description: 'What its sample says.' }),
  }),
});

builder.queryField('voices', (t) =>
  t.field({
    type: [Voice],
    description: 'The voices a film can have, the default of each language first.',
    authScopes: { read: true },
    args: { language: t.arg({ type: FilmLanguage, description: 'Only those that speak it.' }) },
    resolve: (_root, { language }, { app }) =>
      listVoices(app).filter((voice) => !language || speaks(voice, language)),
  }),
);

const VoiceSamplePayload = builder.objectRef<{ key: string }>('VoiceSamplePayload').implement({
  description: 'A voice to hear.',
  fields: (t) => ({
    url: t.string({
      description: 'WAV, for a while.',
      resolve: ({ key }, _args, { app }) => app.storage.signedUrl(key),
    }),
  }),
});

builder.mutationField('speakVoiceSample', (t) =>
  t.field({
    type: VoiceSamplePayload,
    description: 'Speaks a voice’s sample, or finds it spoken; free of charge.',
    authScopes: { change: true },
    args: { voice: t.arg.string({ required: true, description: 'Id of the voice.' }) },
    resolve: async (_root, { voice }, { app }) => {
      if (!listVoices(app).some(({ id }) => id === voice)) throw badInput('voice', '没有这个音色');
      return { key: await app.workflows.speakSample(voice) };
    },
  }),
);
