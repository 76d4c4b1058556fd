const firstMs = 1_000;
const mostMs = 30_000;

/**
 * When to try again: after a pause that doubles up to half a minute, or at once when the browser says that the line
 * is back. A browser that knows it is offline is believed.
 * @param attempt 1 for the first pause. @throws the signal's reason
 */
export function lineReturns(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const pauseMs = Math.min(firstMs * 2 ** (attempt - 1), mostMs);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      signal.removeEventListener('abort', stopped);
      settle();
    };
    const back = end(resolve);
    const stopped = end(() => reject(signal.reason));
    const tick = () => {
      if (navigator.onLine) back();
      else timer = setTimeout(tick, mostMs);
    };
    let timer = setTimeout(tick, pauseMs);
    window.addEventListener('online', back);
    signal.addEventListener('abort', stopped);
  });
}
