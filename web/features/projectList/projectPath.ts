/** The screen where a kind of project is worked on; every other kind is shown by its number until it has one. */
const screens: Readonly<Record<string, (number: number) => string>> = {
  MIXCUT: (number) => `/mixcut?project_id=${number}`,
  ONE_ANALYZE: (number) => `/analyze?project_id=${number}`,
  SCORE: (number) => `/tools/video/analyze/score/${number}`,
  DECOMPOSE: (number) => `/tools/video/analyze/decompose/${number}`,
  ANALYZE: (number) => `/tools/video/analyze/analyze/${number}`,
};

/** Where a project is opened. */
export function projectPath({ kind, number }: { kind: string; number: number }): string {
  return screens[kind]?.(number) ?? `/projects/${number}`;
}
