/** The words said and shown in a file: found once per content, given to the shots of every material that has it. */
import type { Clip, Material, Prisma } from '../../../prisma/generated/client/client.ts';
import type { FoundWords } from '../../../temporal/contracts/media.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';

/** A segment belongs to every shot in which at least this part of it (or of the shot) is said. */
const SAID_IN_IT = 0.5;

/** What was found so far, and how many turns that took. */
export async function wordsOf(
  app: App,
  sha256: string,
  version: number,
): Promise<{ turn: number; words: FoundWords }> {
  const row = await app.db.contentWords.findUnique({ where: { sha256_version: { sha256, version } } });
  if (!row) return { turn: 0, words: { heard: null, read: null } };
  return { turn: row.turn, words: row.words as unknown as FoundWords };
}

/** Keeps what the turn after `turn` found; of several that took the same turn, the first one's words stay. */
export async function keepWords(
  app: App,
  sha256: string,
  version: number,
  turn: number,
  words: FoundWords,
): Promise<void> {
  const data = { turn: turn + 1, words: words as unknown as Prisma.InputJsonValue };
  if (turn === 0)
    await app.db.contentWords.createMany({ data: { sha256, version, ...data }, skipDuplicates: true });
  else await app.db.contentWords.updateMany({ where: { sha256, version, turn }, data });
}

/** Writes the words to the shots of a material, and tells its owner where that changed something. */
export async function giveWords(
  app: App,
  material: Pick<Material, 'id' | 'userId'>,
  words: FoundWords,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const clips = await tx.clip.findMany({ where: { materialId: material.id } });
    const texts = clips.map((clip) => textsOfShot(words, clip));
    const changed = await tx.$executeRaw`
      UPDATE "Clip" SET "spokenText" = found.said, "onScreenText" = found.shown
      FROM unnest(${clips.map(({ id }) => id)}::int[], ${texts.map(({ spokenText }) => spokenText)}::text[],
                  ${texts.map(({ onScreenText }) => onScreenText)}::text[]) AS found(id, said, shown)
      WHERE "Clip"."id" = found.id AND ("spokenText", "onScreenText") IS DISTINCT FROM (found.said, found.shown)`;
    if (changed > 0)
      await emitEvent(tx, { userId: material.userId, kind: 'MATERIAL', materialId: material.id });
  });
}

/**
 * What is said in a shot, and what stands on its pictures, each line once. By times, not by the shot's index: an
 * older analysis may have divided the same file otherwise.
 */
export function textsOfShot(
  { heard, read }: FoundWords,
  shot: Pick<Clip, 'startMs' | 'endMs'>,
): { spokenText: string; onScreenText: string } {
  const said = (heard?.segments ?? []).filter(({ startMs, endMs }) => {
    const sharedMs = Math.min(endMs, shot.endMs) - Math.max(startMs, shot.startMs);
    return sharedMs > 0 && sharedMs >= SAID_IN_IT * Math.min(endMs - startMs, shot.endMs - shot.startMs);
  });
  const shown = (read?.lines ?? []).filter(
    ({ atMs }) => atMs >= shot.startMs && (atMs < shot.endMs || shot.endMs === shot.startMs),
  );
  return {
    spokenText: said.map(({ text }) => text).join(' '),
    onScreenText: [...new Set(shown.map(({ text }) => text))].join('\n'),
  };
}
