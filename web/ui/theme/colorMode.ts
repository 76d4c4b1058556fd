export type ColorModeChoice = 'system' | 'light' | 'dark';

const storageKey = 'reelsmith.theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Calls back whenever the mode may have changed. @returns how to stop. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): ColorModeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** What is shown now: the person's choice, else the system's. */
export function resolveMode(): 'light' | 'dark' {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return systemDark.matches ? 'dark' : 'light';
}

/** Puts the mode on <html>; called once before the first paint and again whenever it changes. */
export function applyColorMode(): void {
  document.documentElement.dataset.theme = resolveMode();
  for (const listener of listeners) listener();
}

systemDark.addEventListener('change', applyColorMode);
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) applyColorMode();
});

/** Going back to what the system says is remembered as "system", so that night falls by itself again. */
export function toggleColorMode(): void {
  const next = resolveMode() === 'dark' ? 'light' : 'dark';
  const system = systemDark.matches ? 'dark' : 'light';
  if (next === system) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, next);
  applyColorMode();
}
