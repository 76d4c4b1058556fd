import type { ExportedAnalysis } from './exported.ts';

/** The same data for programs, with the names and units (seconds) that REST uses. */
export function toJson(analysis: ExportedAnalysis): string {
  const seconds = (ms: number) => ms / 1000;
  const words = (list: ExportedAnalysis['speech']) =>
    list.map(({ startMs, endMs, text }) => ({
      start_time: seconds(startMs),
      end_time: seconds(endMs),
      text,
    }));
  return `${JSON.stringify(
    {
      video_name: analysis.videoName,
      summary: analysis.summary,
      total_duration: seconds(analysis.durationMs),
      scene_count: analysis.sceneCount,
      asr: analysis.asr,
      subtitle: analysis.subtitle,
      speech: words(analysis.speech),
      captions: words(analysis.captions),
      scenes: analysis.scenes.map((scene) => ({
        scene_id: scene.sceneId,
        start_time: seconds(scene.startMs),
        end_time: seconds(scene.endMs),
        duration: seconds(scene.endMs - scene.startMs),
        visual_description: scene.visualDescription,
        lighting: scene.lighting,
        camera_shot: scene.cameraShot,
        background: scene.background,
        scene_objects: scene.sceneObjects,
        asr: scene.asr,
        subtitle: scene.subtitle,
        basis: scene.basis.toLowerCase(),
      })),
      notes: analysis.notes,
    },
    null,
    2,
  )}\n`;
}
