import { Failure } from './failure.ts';

const attempts = 10;
const pauseMs = 2_000;

/**
 * Asks again where the server says that the answer takes longer than it may: samples, for example, are drawn in the
 * first minutes of an installation, and the next time they are there.
 */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const later = error instanceof Failure && error.code === 'UNAVAILABLE';
      if (!later || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
