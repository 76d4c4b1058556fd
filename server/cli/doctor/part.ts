/** `note` is worth knowing and stops nothing. */
export type Part = { name: string; state: 'ok' | 'missing' | 'note'; about: string; remedy?: string };
