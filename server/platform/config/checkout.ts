import { join, resolve } from 'node:path';

/** Absolute path of the checkout this code runs from. */
export const checkoutDir = resolve(import.meta.dirname, '../../..');

/** Absolute path inside the checkout. */
export const inCheckout = (...parts: string[]) => join(checkoutDir, ...parts);
