import { useSyncExternalStore } from 'react';
import { onColorMode, resolveMode } from './colorMode.ts';

export function useColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(onColorMode, resolveMode);
}
