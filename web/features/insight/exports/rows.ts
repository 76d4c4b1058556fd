import { formatTimecode } from '../../../lib/format.ts';
import { analysis as t } from '../../../locales/zh-CN/insight.ts';
import type { ExportedScene } from './exported.ts';

/** The table of scenes as words: heads and cells in one order, for every format. */
export const sceneHeads: readonly string[] = [
  t.columns.sceneId,
  '开始',
  '结束',
  `${t.columns.duration}（秒）`,
  t.columns.visualDescription,
  t.columns.lighting,
  t.columns.cameraShot,
  t.columns.background,
  t.columns.sceneObjects,
  t.columns.asr,
  t.columns.subtitle,
  t.columns.basis,
];

export function sceneCells(scene: ExportedScene): string[] {
  return [
    String(scene.sceneId),
    formatTimecode(scene.startMs, true),
    formatTimecode(scene.endMs, true),
    ((scene.endMs - scene.startMs) / 1000).toFixed(2),
    scene.visualDescription,
    scene.lighting,
    scene.cameraShot,
    scene.background,
    scene.sceneObjects.join('、'),
    scene.asr,
    scene.subtitle,
    t.basis[scene.basis] ?? scene.basis,
  ];
}
