import { type KeyboardEvent, useCallback } from 'react';
import type { PlayerControls } from './usePlayer.ts';

const shuttleRates = [1, 1.5, 2, 4];

/** Space, J/K/L, arrows and frame steps, while the player has the focus. */
export function usePlayerKeys(player: PlayerControls, fps: number) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const onControl =
        event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement;
      if (onControl && event.key === ' ') return;
      const frameMs = 1000 / Math.max(1, fps);
      const faster = shuttleRates.find((rate) => rate > player.rate) ?? player.rate;
      const actions = new Map([
        [' ', player.toggle],
        ['k', () => player.video.current?.pause()],
        ['j', () => player.seekBy(-3000)],
        ['l', () => (player.playing ? player.setRate(faster) : player.toggle())],
        ['ArrowLeft', () => player.seekBy(-1000)],
        ['ArrowRight', () => player.seekBy(1000)],
        [',', () => player.seekBy(-frameMs)],
        ['.', () => player.seekBy(frameMs)],
        ['m', player.toggleMuted],
      ]);
      const action = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    [player, fps],
  );
}
