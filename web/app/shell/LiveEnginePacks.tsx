import { useLiveEnginePacks } from './useLiveEnginePacks.ts';

/** Draws nothing: keeps the packs up to date while one is on its way. */
export function LiveEnginePacks() {
  useLiveEnginePacks();
  return null;
}
