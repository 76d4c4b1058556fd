/** The screen where a kind of project is worked on; every other kind is shown by its number until it has one. */
const screens: Readonly<Record<string, string>> = { MIXCUT: '/mixcut' };

/** Where a project is opened. */
export function projectPath({ kind, number }: { kind: string; number: number }): string {
  const screen = screens[kind];
  return screen ? `${screen}?project_id=${number}` : `/projects/${number}`;
}
