import { formatCount } from '../../../../../../lib/format.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';

export interface TaskDialogProps {
  /** Of one video, in credits. */
  price: number;
  available: number;
  onClose: () => void;
}

export const nameLimit = 128;
/** Longest film that is looked at. */
export const maxVideoSeconds = 180;

/** Why this name cannot be taken, or null. */
export function nameProblem(name: string, missing: string): string | null {
  if (name.trim() === '') return missing;
  return name.trim().length > nameLimit ? t.tooLong(nameLimit) : null;
}

/** What to do where the price is higher than what there is, else null. */
export function shortOf(price: number, available: number): string | null {
  return available < price ? t.short(formatCount(price), formatCount(available)) : null;
}

/** Puts the cursor where the first problem is. */
export function focusField(field: string): void {
  document
    .querySelector<HTMLElement>(
      `[role="dialog"] [data-field="${field}"] :is(input, button), [data-field="${field}"]:is(input)`,
    )
    ?.focus();
}
