import { z } from 'zod';
import { ossAddress, time } from '../fields.ts';

/** The film tools in the seed's words: seconds instead of milliseconds, and a word for each tool's status. */

const seconds = z.number().describe('秒');

export const productInfo = z
  .object({
    product_name: z.string(),
    category: z.string(),
    target_audience: z.string(),
    key_features: z.array(z.string()),
    selling_points: z.array(z.string()),
  })
  .meta({ id: 'ProductInfo' });

export const toolStatus = z.enum(['pending', 'processing', 'done', 'failed']);

export const scene = z.object({
  scene_id: z.int(),
  scene_number: z.int(),
  start_time: seconds,
  end_time: seconds,
  duration: seconds,
  asr: z.string(),
  subtitle: z.string(),
  picture_text: z.string().describe('字幕以外的画面文字：片名、产品、招牌'),
  visual_description: z.string(),
  lighting: z.string(),
  camera_shot: z.string(),
  background: z.string(),
  scene_objects: z.array(z.string()),
  role: z.string().optional().describe('拆解：在结构中的作用'),
  basis: z.enum(['measured', 'model']).describe('measured：由画面测量得出；model：模型看过画面'),
  thumbnail: ossAddress.nullable(),
});

const failed = z.object({ error: z.string().nullable() });

export const analyzed = failed.extend({
  video_name: z.string(),
  total_duration: seconds,
  scene_count: z.int(),
  caption: z.string().describe('内容概述'),
  subtitle: z.string(),
  asr: z.string(),
  scenes: z.array(scene),
  notes: z.array(z.string()).describe('未能完成的部分及原因'),
});

export const evidence = z.object({
  time: seconds.nullable(),
  figure: z.string().nullable(),
  quote: z.string().nullable(),
  thumbnail: ossAddress.nullable(),
});

export const scored = failed.extend({
  scoring_report: z.string().describe('Markdown'),
  score: z.int(),
  level: z.string(),
  criteria: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      weight: z.int(),
      score: z.int().nullable(),
      verdict: z.string(),
      evidence: z.array(evidence),
      remedy: z.string().nullable(),
    }),
  ),
});

export const reviewed = failed.extend({
  review_report: z.string().describe('Markdown'),
  passed: z.boolean(),
  findings: z.array(
    z.object({
      severity: z.enum(['block', 'warn', 'hint']),
      rule: z.string(),
      title: z.string(),
      detail: z.string(),
      evidence: z.array(evidence),
      remedy: z.string().nullable(),
    }),
  ),
});

export const decomposed = failed.extend({
  overview: z.object({
    title: z.string(),
    main_content: z.string(),
    total_scenes: z.int(),
    total_duration: seconds,
  }),
  scenes: z.array(scene),
});

const oneAnalyzeInfo = z.object({
  input: z.object({
    name: z.string(),
    video_path: ossAddress,
    script_content: z.string(),
    product_info: productInfo.nullable(),
    tools: z.array(z.string()),
  }),
  status: z.record(z.string(), toolStatus),
});
const analysisInfo = z.object({ mode: z.enum(['simple', 'deep']), video_paths: z.array(ossAddress) });
const decomposeInfo = z.object({
  video_path: ossAddress,
  scene_method: z.enum(['content', 'interval']),
  is_analysis: z.boolean(),
  skip_visual_analysis: z.boolean(),
  product_info: productInfo.nullable(),
});
const scoreInfo = z.array(
  z.object({
    input: z.object({ video_path: ossAddress, product_info: productInfo }),
    output: z.object({ scoring_report: z.string(), score: z.int() }).nullable(),
    status: toolStatus,
    error: z.string().nullable(),
    created_at: time,
    task_id: z.int().describe('重试时传回'),
  }),
);

export const insightSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    type: z.union([z.literal(3), z.literal(5)]).describe('3 工具，5 评分'),
    status: z.int().min(0).max(4),
    reason: z.string().nullable().describe('CANCELLED、STEP_FAILED、SOME_FAILED'),
    error: z.string().nullable(),
    error_message: z.string().nullable(),
    task_id: z.string().nullable(),
    current_step: z.int(),
    step_count: z.int(),
    poster: ossAddress.nullable(),
    info: z.union([oneAnalyzeInfo, analysisInfo, decomposeInfo, scoreInfo]),
    create_time: time,
    update_time: time,
  })
  .meta({ id: 'InsightProject' });

/** A tool that failed has nothing but its reason. */
const oneAnalyzeResult = z
  .object({
    analyze: z.union([analyzed, failed]),
    score: z.union([scored, failed]),
    reviewer: z.union([reviewed, failed]),
  })
  .partial();

export const insightDetail = insightSummary
  .extend({
    result: z
      .union([
        decomposed,
        z.object({ caption: z.string(), subtitle: z.string(), asr: z.string(), videos: z.array(analyzed) }),
        z.object({ entries: z.array(scored.nullable()) }),
        oneAnalyzeResult,
      ])
      .nullable(),
  })
  .meta({ id: 'InsightProjectDetail' });
