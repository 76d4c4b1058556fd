import type { MixcutResults } from '../../contracts/mixcut.ts';
import { matchClips } from '../../providers/matching/matchClips.ts';
import type { ClipInfo } from '../../providers/matching/types.ts';
import { estimateSpeechMs } from '../../providers/script/speechTime.ts';
import { made, type StepBody } from '../steps/runStep.ts';
import { awaitFootage, type Footage } from './footage.ts';

/** 视频检索 */
export const searchClips: StepBody<MixcutResults['script_details']> = async (work) => {
  const { app, input, signal } = work;
  const script = made(work, 'script_result');
  const footage = await awaitFootage(work);
  work.progress({ fraction: 0.5, message: `正在为 ${script.scenes.length} 个镜头匹配素材` });
  const matched = await matchClips({
    // The voice will decide; until it has spoken, its estimate is nearer than the script's plan.
    scenes: script.scenes.map((scene) => ({ ...scene, durationMs: estimateSpeechMs(scene.narration) })),
    candidates: footage.flatMap(candidatesOf),
    layout: input.layout,
    embed: app.embed,
    signal,
  });
  return { result: matched, engine: matched.engine };
};

function candidatesOf(material: Footage): ClipInfo[] {
  const image = material.mediaType === 1;
  return material.clips.map((clip) => ({
    materialId: material.id,
    clipId: image ? null : clip.id,
    name: material.name,
    mediaType: image ? 'image' : 'video',
    storageKey: material.storageKey,
    thumbnailKey: clip.thumbnailKey ?? material.posterKey,
    startMs: clip.startMs,
    endMs: clip.endMs,
    width: material.width,
    height: material.height,
    motion: clip.motion,
    brightness: clip.brightness,
    sharpness: clip.sharpness,
    speechRatio: clip.speechRatio,
    unusable: clip.unusable,
    perceptualHash: clip.perceptualHash,
    texts: {
      spoken: clip.spokenText,
      onScreen: clip.onScreenText,
      tags: [...material.tags, ...clip.tags],
      description: [material.description, clip.description].filter(Boolean).join('。'),
      materialName: material.name,
    },
  }));
}
