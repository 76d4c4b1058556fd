/**
 * A film's words as a script: one line a scene, in order. Scenes in which nobody speaks have no line; breaks inside a
 * scene become spaces, because a line is a scene to whoever reads the script.
 */
export function joinNarrations(scenes: readonly { readonly narration: string }[]): string {
  return scenes
    .map(({ narration }) => narration.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter(Boolean)
    .join('\n');
}
