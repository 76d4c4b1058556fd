import { builder } from '../../../graphql/builder.ts';

export const SceneEntry = builder.enumType('SceneEntry', {
  description: 'How a scene begins.',
  values: {
    START: { value: 'start', description: 'It is the first.' },
    CUT: { value: 'cut', description: 'From one frame to the next.' },
    DISSOLVE: { value: 'dissolve', description: 'It fades over the one before.' },
    FADE: { value: 'fade', description: 'Through black.' },
    CONTINUED: { value: 'continued', description: 'No cut: the long shot before it goes on.' },
  } as const,
});

export const SceneBasis = builder.enumType('SceneBasis', {
  description: 'What words about a film rest on.',
  values: {
    MEASURED: { value: 'measured', description: 'Figures that were measured.' },
    MODEL: { value: 'model', description: 'A model that saw frames or read what was found.' },
  } as const,
});

export const SceneFault = builder.enumType('SceneFault', {
  description: 'Why a scene should not be shown.',
  values: {
    BLACK: { value: 'black', description: 'Nothing can be seen.' },
    FROZEN: { value: 'frozen', description: 'The picture stands still.' },
  } as const,
});

export const Severity = builder.enumType('Severity', {
  description: 'How much a finding matters.',
  values: {
    BLOCK: { value: 'block', description: 'The film must not be published so.' },
    WARN: { value: 'warn', description: 'A platform may refuse it.' },
    HINT: { value: 'hint', description: 'It could be better.' },
  } as const,
});

export const SceneMethod = builder.enumType('SceneMethod', {
  description: 'How a film is taken apart.',
  values: {
    CONTENT: { value: 'content', description: 'At its own cuts.' },
    INTERVAL: { value: 'interval', description: 'In equal parts.' },
  } as const,
});

export const AnalysisMode = builder.enumType('AnalysisMode', {
  description: 'How much of an analysis is shown.',
  values: {
    SIMPLE: { value: 'simple', description: 'Summary, captions, speech.' },
    DEEP: { value: 'deep', description: 'Also every scene.' },
  } as const,
});

export const OneAnalyzeTool = builder.enumType('OneAnalyzeTool', {
  description: 'The tools of 一键分析.',
  values: {
    ANALYZE: { value: 'analyze', description: '视频分析' },
    SCORE: { value: 'score', description: '视频评分' },
    REVIEWER: { value: 'reviewer', description: '内容审查' },
  } as const,
});
