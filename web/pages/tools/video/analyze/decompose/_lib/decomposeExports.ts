import { csvOf } from '../../../../../../features/insight/exports/toCsv.ts';
import { markdownRow, plain } from '../../../../../../features/insight/exports/toMarkdown.ts';
import { formatSeconds, formatTimecode } from '../../../../../../lib/format.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';

export interface ExportedDecompose {
  readonly overview: {
    readonly title: string;
    readonly mainContent: string;
    readonly totalScenes: number;
    readonly totalDurationMs: number;
  };
  readonly scenes: readonly {
    readonly sceneNumber: number;
    readonly startMs: number;
    readonly endMs: number;
    readonly role: string;
    readonly visualDescription: string;
    readonly cameraShot: string;
    readonly background: string;
    readonly lighting: string;
    readonly sceneObjects: readonly string[];
    readonly narration: string;
  }[];
}

const heads = [
  t.number,
  t.start,
  t.end,
  t.role,
  t.visual,
  t.camera,
  t.background,
  t.lighting,
  t.objects,
  t.narration,
];

function cells(scene: ExportedDecompose['scenes'][number]): string[] {
  return [
    String(scene.sceneNumber),
    formatTimecode(scene.startMs, true),
    formatTimecode(scene.endMs, true),
    scene.role,
    scene.visualDescription,
    scene.cameraShot,
    scene.background,
    scene.lighting,
    scene.sceneObjects.join('、'),
    scene.narration,
  ];
}

/** The shots for a spreadsheet. */
export function decomposeToCsv({ scenes }: ExportedDecompose): string {
  return csvOf([heads, ...scenes.map(cells)]);
}

/** The whole decomposition as a document. */
export function decomposeToMarkdown({ overview, scenes }: ExportedDecompose): string {
  return [
    `# ${plain(overview.title)}`,
    '',
    `${t.totalDuration} ${formatSeconds(overview.totalDurationMs)} · ${t.totalScenes} ${overview.totalScenes}`,
    '',
    `## ${t.mainContent}`,
    '',
    plain(overview.mainContent),
    '',
    `## ${t.scenes}`,
    '',
    markdownRow(heads),
    markdownRow(heads.map(() => '---')),
    ...scenes.map((scene) => markdownRow(cells(scene).map((text) => plain(text) || '—'))),
    '',
  ].join('\n');
}

/** The same for programs, with the names and units (seconds) that REST uses. */
export function decomposeToJson({ overview, scenes }: ExportedDecompose): string {
  const data = {
    overview: {
      title: overview.title,
      main_content: overview.mainContent,
      total_scenes: overview.totalScenes,
      total_duration: overview.totalDurationMs / 1000,
    },
    scenes: scenes.map((scene) => ({
      scene_number: scene.sceneNumber,
      start_time: scene.startMs / 1000,
      end_time: scene.endMs / 1000,
      role: scene.role,
      visual_description: scene.visualDescription,
      camera_shot: scene.cameraShot,
      background: scene.background,
      lighting: scene.lighting,
      scene_objects: scene.sceneObjects,
      narration: scene.narration,
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
