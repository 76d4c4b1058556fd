import type { Script } from '../../contracts/script.ts';
import type { StepBody } from '../steps/runStep.ts';
import { awaitFootage } from './footage.ts';

/** Of a project's name. */
const TITLE_LIMIT = 128;

/** 脚本撰写 */
export const writeScript: StepBody<Script> = async (work) => {
  const { app, input, signal } = work;
  const footage = await awaitFootage(work);
  work.progress({ fraction: 0.5, message: input.rawScript ? '正在把脚本切分为镜头' : '正在撰写脚本' });
  const script = await app.writeScript({
    prompt: input.input,
    rawScript: input.rawScript,
    product: input.product ?? undefined,
    materials: footage.map((material) => ({
      materialId: material.id,
      name: material.name,
      tags: material.tags,
      description: material.description,
      shots: material.clips.map((clip) => ({
        clipId: clip.id,
        description: clip.description,
        durationMs: clip.endMs - clip.startMs,
      })),
    })),
    language: input.language,
    layout: input.layout,
    signal,
  });
  return {
    result: script,
    engine: script.engine,
    // Until now the project was called by the beginning of its prompt.
    alsoWrite: async (tx) => {
      await tx.project.update({
        where: { id: work.projectId },
        data: { title: script.title.slice(0, TITLE_LIMIT) },
      });
    },
  };
};
