export interface PaneState {
  readonly listOpen: boolean;
  readonly formOpen: boolean;
  readonly listWidth: number;
  readonly formWidth: number;
}

export const paneLimits = { list: { min: 240, max: 420 }, form: { min: 380, max: 640 } } as const;

export const defaultPanes: PaneState = { listOpen: true, formOpen: true, listWidth: 300, formWidth: 500 };

const clamp = (value: unknown, fallback: number, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.round(Math.min(max, Math.max(min, value)))
    : fallback;

/** What was remembered, or the defaults where it makes no sense. */
export function parsePanes(stored: unknown): PaneState {
  const value = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof PaneState, unknown>
  >;
  return {
    listOpen: value.listOpen !== false,
    formOpen: value.formOpen !== false,
    listWidth: clamp(value.listWidth, defaultPanes.listWidth, paneLimits.list),
    formWidth: clamp(value.formWidth, defaultPanes.formWidth, paneLimits.form),
  };
}
