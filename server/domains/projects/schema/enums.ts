import { RunStatus as RunStatusValues } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { PROJECT_KINDS } from '../kinds.ts';
import { STATUS } from '../status.ts';

export const WorkStatus = builder.enumType('WorkStatus', {
  description: 'Where a project or a step stands; the numbers of REST in words.',
  values: {
    INITIAL: { value: STATUS.INITIAL, description: '0: not begun.' },
    PROCESSING: { value: STATUS.PROCESSING, description: '1: being worked on.' },
    DONE: { value: STATUS.DONE, description: '2: finished.' },
    FAILED: { value: STATUS.FAILED, description: '3: failed or cancelled; reason and error say why.' },
    WAITING: { value: STATUS.WAITING, description: '4: waits for a person to confirm.' },
  } as const,
});

export const ProjectKind = builder.enumType('ProjectKind', {
  description: 'What a project makes.',
  values: Object.fromEntries(
    PROJECT_KINDS.map(({ kind, name, label }) => [kind, { value: name, description: label }]),
  ),
});

export const RunStatus = builder.enumType(RunStatusValues, {
  name: 'RunStatus',
  description: 'Where a paid attempt stands.',
  values: {
    QUEUED: { description: 'Paid for, not begun.' },
    RUNNING: { description: 'Its steps are worked on.' },
    WAITING: { description: 'A person has to confirm a step.' },
    CANCELLING: { description: 'It was asked to stop.' },
    DONE: { description: 'All its steps are finished.' },
    FAILED: { description: 'A step failed; the rest was given back.' },
    CANCELLED: { description: 'It was stopped; the rest was given back.' },
  },
});
