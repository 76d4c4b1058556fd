import type { MixcutInput as Input } from '../../../../temporal/contracts/mixcut.ts';
import { builder } from '../../../graphql/builder.ts';
import { projectKind } from '../../projects/kinds.ts';
import { Project } from '../../projects/schema/Project.ts';
import { filmScenes, resultsOf, timelineOf } from '../results.ts';
import { Film } from './Film.ts';
import { FilmScene } from './FilmScene.ts';
import { MixcutInput } from './MixcutInput.ts';
import { Script } from './Script.ts';

// The same ordering as the `steps` relation, so that one statement serves both.
const withResults = { steps: { orderBy: { index: 'asc' }, select: { name: true, result: true } } } as const;

builder.prismaObjectFields(Project, (t) => ({
  input: t.field({
    type: MixcutInput,
    nullable: true,
    description: 'What film was asked for; null for the film tools, which have `insight`.',
    select: { name: true, input: true, userId: true },
    resolve: ({ name, input, userId }) =>
      projectKind(name).tools ? null : { ...(input as unknown as Input), userId },
  }),
  script: t.field({
    type: Script,
    nullable: true,
    description: 'Null before it is written.',
    select: withResults,
    resolve: ({ steps }) => resultsOf(steps).script_result ?? null,
  }),
  scenes: t.field({
    type: [FilmScene],
    description: 'The scene overview; empty before the script is written.',
    select: withResults,
    resolve: ({ steps }) => filmScenes(resultsOf(steps)),
  }),
  timeline: t.field({
    type: 'JSON',
    nullable: true,
    description: 'The one description of the film (picture, sound, captions) that is rendered.',
    select: withResults,
    resolve: ({ steps }) => timelineOf(resultsOf(steps)),
  }),
  film: t.field({
    type: Film,
    nullable: true,
    description: 'Null before it is finished.',
    select: { ...withResults, title: true },
    resolve: ({ steps, title }) => {
      const film = resultsOf(steps).cut_drafts;
      return film ? { ...film, title } : null;
    },
  }),
}));
