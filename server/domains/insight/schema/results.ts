import type {
  AnalyzeResult as Analyzed,
  Criterion as CriterionShape,
  DecomposeResult as Decomposed,
  Finding as FindingShape,
  ReviewResult as Reviewed,
  ScoreResult as Scored,
} from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';
import { SceneBasis, Severity } from './enums.ts';
import { FilmReading } from './FilmReading.ts';
import { Evidence, Remedy } from './parts.ts';
import { DecomposedScene } from './scenes.ts';
import { IN_DOCUMENT } from './weights.ts';

export const AnalyzeResult = builder.objectRef<Analyzed>('AnalyzeResult').implement({
  description: '视频分析',
  interfaces: [FilmReading],
  fields: (t) => ({
    summary: t.exposeString('summary', { description: 'What the film shows and says, in a few sentences.' }),
  }),
});

const Criterion = builder.objectRef<CriterionShape>('Criterion').implement({
  description: 'One line of the rubric.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Machine name.' }),
    title: t.exposeString('title', { description: 'Chinese name.' }),
    weight: t.exposeInt('weight', { description: 'Its part of the whole; all add up to 100.' }),
    score: t.exposeInt('score', { nullable: true, description: '0–100; null where it cannot be judged.' }),
    verdict: t.exposeString('verdict', { description: 'In a sentence.' }),
    evidence: t.field({
      type: [Evidence],
      complexity: IN_DOCUMENT,
      description: 'Why.',
      resolve: ({ evidence }) => evidence,
    }),
    remedy: t.field({
      type: Remedy,
      nullable: true,
      description: 'What to do.',
      resolve: ({ remedy }) => remedy,
    }),
    basis: t.field({ type: SceneBasis, description: 'Who judged.', resolve: ({ basis }) => basis }),
  }),
});

export const ScoreResult = builder.objectRef<Scored>('ScoreResult').implement({
  description: '视频评分',
  fields: (t) => ({
    score: t.exposeInt('score', { description: '0–100.' }),
    level: t.exposeString('level', { description: '优秀, 良好, 合格 or 待改进.' }),
    criteria: t.field({
      type: [Criterion],
      complexity: IN_DOCUMENT,
      description: 'The rubric.',
      resolve: ({ criteria }) => criteria,
    }),
    scoringReport: t.exposeString('scoringReport', { description: 'Markdown.' }),
  }),
});

const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something a reviewer would point at.',
  fields: (t) => ({
    severity: t.field({ type: Severity, description: 'How much.', resolve: ({ severity }) => severity }),
    rule: t.exposeString('rule', { description: 'By which rule.' }),
    title: t.exposeString('title', { description: 'What.' }),
    detail: t.exposeString('detail', { description: 'Why.' }),
    evidence: t.field({
      type: [Evidence],
      complexity: IN_DOCUMENT,
      description: 'Where.',
      resolve: ({ evidence }) => evidence,
    }),
    remedy: t.field({
      type: Remedy,
      nullable: true,
      description: 'What to do.',
      resolve: ({ remedy }) => remedy,
    }),
  }),
});

const ScriptComparison = builder
  .objectRef<NonNullable<Reviewed['scriptComparison']>>('ScriptComparison')
  .implement({
    description: 'The planned script against what is said.',
    fields: (t) => ({
      matchedRatio: t.exposeFloat('matchedRatio', { description: 'Part of the script that is said, 0–1.' }),
      missing: t.exposeStringList('missing', { description: 'Planned, not said.' }),
      added: t.exposeStringList('added', { description: 'Said, not planned.' }),
    }),
  });

export const ReviewResult = builder.objectRef<Reviewed>('ReviewResult').implement({
  description: '内容审查',
  fields: (t) => ({
    passed: t.exposeBoolean('passed', { description: 'Nothing blocks it.' }),
    findings: t.field({
      type: [Finding],
      complexity: IN_DOCUMENT,
      description: 'Worst first.',
      resolve: ({ findings }) => findings,
    }),
    scriptComparison: t.field({
      type: ScriptComparison,
      nullable: true,
      description: 'Null where no script was given or nothing was heard.',
      resolve: ({ scriptComparison }) => scriptComparison,
    }),
    reviewReport: t.exposeString('reviewReport', { description: 'Markdown.' }),
  }),
});

const DecomposeOverview = builder.objectRef<Decomposed['overview']>('DecomposeOverview').implement({
  description: 'A film in short.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    mainContent: t.exposeString('mainContent', { description: 'What it is about.' }),
    totalScenes: t.exposeInt('totalScenes', { description: 'How many scenes.' }),
    totalDurationMs: t.exposeInt('totalDurationMs', { description: 'In ms.' }),
    basis: t.field({
      type: SceneBasis,
      description: 'Who told it and named the scenes’ parts: our rule, or a model.',
      // Before models were asked it was the rule.
      resolve: ({ basis }) => basis ?? 'measured',
    }),
  }),
});

export const DecomposeResult = builder.objectRef<Decomposed>('DecomposeResult').implement({
  description: '镜头拆解',
  fields: (t) => ({
    overview: t.field({ type: DecomposeOverview, description: 'In short.', resolve: (it) => it.overview }),
    scenes: t.field({
      type: [DecomposedScene],
      complexity: IN_DOCUMENT,
      description: 'In order.',
      resolve: (it) => it.scenes,
    }),
  }),
});

export const InsightResult = builder.unionType('InsightResult', {
  description: 'What a film tool found.',
  types: [AnalyzeResult, ScoreResult, ReviewResult, DecomposeResult],
  resolveType: (result) => {
    if ('scoringReport' in result) return ScoreResult;
    if ('reviewReport' in result) return ReviewResult;
    return 'overview' in result ? DecomposeResult : AnalyzeResult;
  },
});
