/** The seed's numbers for projects and steps; the one table that GraphQL, REST and workflows share. */
export const STATUS = { INITIAL: 0, PROCESSING: 1, DONE: 2, FAILED: 3, WAITING: 4 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Why a project ended without a film. */
export const REASON = { CANCELLED: 'CANCELLED', STEP_FAILED: 'STEP_FAILED' } as const;
export type Reason = keyof typeof REASON;
