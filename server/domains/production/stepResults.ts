import { z } from 'zod';
import type { MixcutResults } from '../../../temporal/contracts/mixcut.ts';
import { badInput } from '../../platform/refusal.ts';

/**
 * What a person may hand back as an edited step result. The schemas say what the later steps rely on; what people
 * cannot change (scores, engines, measured times) is taken from the result that was made, see `mergeEdit`.
 */
const text = z.string().max(2000);

const editedScene = z.object({
  sceneNumber: z.number().int().positive(),
  durationMs: z.number().int().min(500).max(120_000),
  narration: z.string().trim().min(1, '台词不能为空').max(500, '每个镜头的台词不能超过500个字符'),
  visualDescription: text,
  cameraShot: text,
  background: text,
  toneLighting: text,
  specialEffects: text,
  objects: z.array(z.string().max(64)).max(32),
});

const editedScript = z.object({
  title: z.string().trim().min(1).max(128),
  summary: text,
  hashtags: z.array(z.string().max(64)).max(20),
  scenes: z.array(editedScene).min(1, '至少保留一个场景').max(40, '场景不能超过40个'),
});

const candidateRef = z.object({
  materialId: z.number().int(),
  clipId: z.number().int().nullable(),
  startMs: z.number().int().min(0),
  endMs: z.number().int().min(0),
});

const editedClips = z.object({
  scenes: z
    .array(
      z.object({
        sceneNumber: z.number().int().positive(),
        chosen: z.array(candidateRef).min(1, '至少保留一个分镜').max(20),
      }),
    )
    .min(1, '至少保留一个场景'),
});

const editedCaptions = z.object({
  captions: z
    .array(
      z.object({
        sceneNumber: z.number().int().positive(),
        lines: z.array(z.string().max(60)).min(1).max(2, '每条字幕最多两行'),
        startMs: z.number().int().min(0),
        endMs: z.number().int().min(0),
      }),
    )
    .max(500),
});

type Edits = {
  [Key in keyof MixcutResults]?: (made: MixcutResults[Key], edit: unknown) => MixcutResults[Key];
};

const mergers: Edits = {
  script_result(made, edit) {
    const script = parse(editedScript, edit);
    // Scenes may be removed or reordered; their numbers follow the new order.
    const scenes = script.scenes.map((scene, index) => ({ ...scene, sceneNumber: index + 1 }));
    return { ...made, ...script, scenes };
  },
  script_details(made, edit) {
    const { scenes } = parse(editedClips, edit);
    return {
      ...made,
      scenes: made.scenes.map((scene) => {
        const wanted = scenes.find((candidate) => candidate.sceneNumber === scene.sceneNumber);
        if (!wanted) return scene;
        // Only what was offered for this scene can be chosen: a stranger's file is not reachable this way.
        const offered = [...scene.chosen, ...scene.alternatives];
        const chosen = wanted.chosen.map((ref) => {
          const found = offered.find((clip) => sameRange(clip, ref));
          if (!found) throw badInput('result', `镜头${scene.sceneNumber}选择的素材不在候选中`);
          return found;
        });
        return { ...scene, chosen, alternatives: offered.filter((clip) => !chosen.includes(clip)) };
      }),
    };
  },
  caption_track(made, edit) {
    const { captions } = parse(editedCaptions, edit);
    const ordered = captions.toSorted((left, right) => left.startMs - right.startMs);
    ordered.forEach((caption, index) => {
      const next = ordered[index + 1];
      if (caption.endMs <= caption.startMs || (next && next.startMs < caption.endMs)) {
        throw badInput('result', `第${index + 1}条字幕的时间有重叠或为空`);
      }
    });
    return { ...made, captions: ordered };
  },
};

/**
 * The step's result with a person's edit in it.
 * @throws Refusal BAD_USER_INPUT where the edit is malformed or the step's result may not be edited this way.
 */
export function mergeEdit<Key extends keyof MixcutResults>(
  resultKey: Key,
  made: MixcutResults[Key],
  edit: unknown,
): MixcutResults[Key] {
  const merge = mergers[resultKey];
  if (!merge) throw badInput('result', '该步骤的结果不能修改');
  return merge(made, edit);
}

function sameRange(left: z.infer<typeof candidateRef>, right: z.infer<typeof candidateRef>): boolean {
  return (
    left.materialId === right.materialId && left.clipId === right.clipId && left.startMs === right.startMs
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw badInput('result', `${issue?.message ?? '格式不正确'}${place ? `（${place}）` : ''}`);
}
