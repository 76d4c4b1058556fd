import type { ProductInfo as Info } from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';
import type { AnyInsightInput } from '../insight.ts';
import { AnalysisMode, SceneMethod } from './enums.ts';

export const ProductInfo = builder.objectRef<Info>('ProductInfo').implement({
  description: 'What a project keeps of a product: its words of that day.',
  fields: (t) => ({
    productName: t.exposeString('productName', { description: 'Name.' }),
    category: t.exposeString('category', { description: 'Category.' }),
    targetAudience: t.exposeString('targetAudience', { description: 'For whom.' }),
    keyFeatures: t.exposeStringList('keyFeatures', { description: 'What it can do.' }),
    sellingPoints: t.exposeStringList('sellingPoints', { description: 'Why to buy it.' }),
  }),
});

const ScoreEntry = builder
  .objectRef<NonNullable<AnyInsightInput['entries']>[number]>('ScoreEntry')
  .implement({
    description: 'A video of a score project.',
    fields: (t) => ({
      product: t.field({
        type: ProductInfo,
        description: 'By what it is judged.',
        resolve: (it) => it.product,
      }),
      createdAt: t.field({
        type: 'DateTime',
        description: 'Asked for.',
        resolve: ({ createdAt }) => new Date(createdAt),
      }),
    }),
  });

/** What was asked of a film tool; what its kind does not know is null. */
export const InsightRequest = builder.objectRef<AnyInsightInput>('InsightRequest').implement({
  description: 'What was asked of the film tools.',
  fields: (t) => ({
    scriptContent: t.string({
      nullable: true,
      description: '一键分析: the planned script.',
      resolve: ({ scriptContent }) => scriptContent ?? null,
    }),
    product: t.field({
      type: ProductInfo,
      nullable: true,
      description: 'By what it is judged.',
      resolve: ({ product }) => product ?? null,
    }),
    entries: t.field({
      type: [ScoreEntry],
      description: '视频评分: one a video, by the step’s index; else empty.',
      resolve: ({ entries }) => entries ?? [],
    }),
    sceneMethod: t.field({
      type: SceneMethod,
      nullable: true,
      description: '镜头拆解',
      resolve: ({ sceneMethod }) => sceneMethod ?? null,
    }),
    isAnalysis: t.boolean({
      nullable: true,
      description: '镜头拆解: also judged.',
      resolve: ({ isAnalysis }) => isAnalysis ?? null,
    }),
    skipVisualAnalysis: t.boolean({
      nullable: true,
      description: '镜头拆解: nobody looks at the pictures.',
      resolve: ({ skipVisualAnalysis }) => skipVisualAnalysis ?? null,
    }),
    mode: t.field({
      type: AnalysisMode,
      nullable: true,
      description: '视频分析',
      resolve: ({ mode }) => mode ?? null,
    }),
  }),
});
