import type { Script as Written } from '../../../../temporal/contracts/script.ts';
import { builder } from '../../../graphql/builder.ts';
import { FilmLanguage } from './enums.ts';

export const Script = builder.objectRef<Written>('Script').implement({
  description: 'The script around its scenes.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title.' }),
    summary: t.exposeString('summary', { description: 'In a sentence.' }),
    hashtags: t.exposeStringList('hashtags', { description: 'Without #.' }),
    language: t.expose('language', { type: FilmLanguage, description: 'What is spoken.' }),
    engine: t.exposeString('engine', { description: 'Which engine wrote it.' }),
  }),
});
