/** The palette lives in the shell; whoever wants it open says so by this event. */
export const openCommandsEvent = 'reelsmith:commands';

export function openCommands(): void {
  window.dispatchEvent(new Event(openCommandsEvent));
}
