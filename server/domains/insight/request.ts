import { z } from 'zod';
import {
  ANALYSIS_MAX_VIDEOS,
  ONE_ANALYZE_STEPS,
  SCRIPT_MAX_LENGTH,
} from '../../../temporal/contracts/insight.ts';

/** What people may ask of the film tools; both faces of the API validate with this. Messages are the seed's. */

const NAME_MAX_LENGTH = 128;

const name = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(NAME_MAX_LENGTH, `名称最多 ${NAME_MAX_LENGTH} 个字符`);
const address = (missing: string) => z.string(missing).min(1, missing).max(1024, missing);
const requestKey = z.string().min(1).max(128).nullable().default(null);
const line = z.string().trim().min(1).max(200);

/** A product by its number, or by its words as REST's product_info gives them. */
const product = z
  .union([
    z.object({ id: z.int().positive() }),
    z.object({
      productName: z.string().trim().min(1).max(128),
      category: z.string().trim().max(128).default(''),
      targetAudience: z.string().trim().max(1000).default(''),
      keyFeatures: z.array(line).max(30).default([]),
      sellingPoints: z.array(line).max(30).default([]),
    }),
  ])
  .nullable()
  .default(null);

export type GivenProduct = NonNullable<z.output<typeof product>>;

const tools = ONE_ANALYZE_STEPS.map(({ name: tool }) => tool);

export const oneAnalyzeRequest = z
  .object({
    name: name('请输入项目名称'),
    videoPath: address('请先上传视频'),
    scriptContent: z.string().max(SCRIPT_MAX_LENGTH, `脚本不能超过${SCRIPT_MAX_LENGTH}个字符`).default(''),
    product,
    tools: z
      .array(z.enum(tools, '没有这个分析工具'), '请至少选择一个分析工具')
      .min(1, '请至少选择一个分析工具')
      .transform((chosen) => tools.filter((tool) => chosen.includes(tool))),
    requestKey,
  })
  .refine((request) => request.product || request.tools.every((tool) => tool === 'analyze'), {
    path: ['product'],
    message: '请选择产品信息',
  });

export const scoreRequest = z
  .object({
    title: name('请输入评分名称'),
    videoPath: address('请上传视频文件'),
    product,
    requestKey,
  })
  .refine((request) => request.product, { path: ['product'], message: '请选择产品信息' });

/** A further video on the same project; without a product it is judged by the former one's. */
export const scoreEntryRequest = z.object({ videoPath: address('请上传视频文件'), product });

/** What is left out stays as it was. */
export const scoreRetryRequest = z.object({
  videoPath: address('请上传视频文件').nullable().default(null),
  product,
});

export const decomposeRequest = z.object({
  name: name('请输入任务名称'),
  videoPath: address('请上传视频文件'),
  sceneMethod: z.enum(['content', 'interval']).default('content'),
  isAnalysis: z.boolean().default(true),
  skipVisualAnalysis: z.boolean().default(false),
  product,
  requestKey,
});

export const analysisRequest = z.object({
  name: name('请输入任务名称'),
  videoPaths: z
    .array(address('请上传视频文件'), '请上传视频文件')
    .min(1, '请上传视频文件')
    .max(ANALYSIS_MAX_VIDEOS, `一次最多分析 ${ANALYSIS_MAX_VIDEOS} 个视频`),
  mode: z.enum(['simple', 'deep']).default('simple'),
  requestKey,
});
