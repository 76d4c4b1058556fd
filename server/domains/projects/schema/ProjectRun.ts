import { builder } from '../../../graphql/builder.ts';
import { RunStatus } from './enums.ts';

/** A run's receipt; reached through its project only. */
export const ProjectRun = builder.prismaObject('ProjectRun', {
  description: 'One paid attempt at a project, with its receipt.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts from 1.' }),
    status: t.expose('status', { type: RunStatus, description: 'Where it stands.' }),
    heldCredits: t.exposeInt('heldCredits', {
      description: 'Set aside when it was created: the price shown.',
    }),
    spentCredits: t.int({
      description: 'Charged for finished steps so far.',
      select: { entries: { select: { kind: true, heldDelta: true } } },
      resolve: ({ entries }) => sumHeld(entries, 'SETTLE'),
    }),
    refundedCredits: t.int({
      description: 'Given back when it ended.',
      select: { entries: { select: { kind: true, heldDelta: true } } },
      resolve: ({ entries }) => sumHeld(entries, 'RELEASE'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Asked for.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'Ended.' }),
  }),
});

/** Credits that left the hold by movements of this kind; their deltas are negative. */
function sumHeld(entries: Array<{ kind: string; heldDelta: number }>, kind: string): number {
  return entries.reduce((sum, entry) => (entry.kind === kind ? sum - entry.heldDelta : sum), 0);
}
