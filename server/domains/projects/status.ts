/** The seed's numbers for projects and steps; the one table that GraphQL, REST and workflows share. */
export const STATUS = { INITIAL: 0, PROCESSING: 1, DONE: 2, FAILED: 3, WAITING: 4 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Why a project ended without all that was asked for; SOME_FAILED: it is done, but some of its tools failed. */
export const REASON = {
  CANCELLED: 'CANCELLED',
  STEP_FAILED: 'STEP_FAILED',
  SOME_FAILED: 'SOME_FAILED',
} as const;
