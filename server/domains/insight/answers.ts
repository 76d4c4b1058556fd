/** What chat models answered about a file's content: the same question is asked and paid once. */
import { createHash } from 'node:crypto';
import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';

/** Gives the answer that is kept of the file with this hash, or asks and keeps it. What fails is not kept. */
export function answersOf(app: App, sha256: string) {
  return async <Answer extends object>(
    words: readonly string[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const question = createHash('sha256').update(JSON.stringify(words)).digest('hex');
    const kept = await app.db.contentAnswer.findUnique({ where: { sha256_question: { sha256, question } } });
    if (kept) return kept.answer as unknown as Answer;
    const answer = await ask();
    await app.db.contentAnswer.createMany({
      data: { sha256, question, answer: answer as unknown as Prisma.InputJsonValue },
      skipDuplicates: true,
    });
    return answer;
  };
}
