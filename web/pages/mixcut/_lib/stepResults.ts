/**
 * The parts of a step's result that people edit. A result is the server's JSON; only what is edited is looked
 * at, and everything else goes back as it came.
 */
export interface EditableScene {
  sceneNumber: number;
  narration: string;
  visualDescription: string;
}
export interface EditableScript {
  scenes: EditableScene[];
}
/** Clips are told apart by what they are cut from and where. */
export interface EditableClip {
  materialId: number;
  clipId: number | null;
  startMs: number;
  name: string;
}
export interface EditableMatch {
  sceneNumber: number;
  chosen: EditableClip[];
  alternatives: EditableClip[];
}
export interface EditableMatches {
  scenes: EditableMatch[];
}
export interface EditableCaption {
  lines: string[];
  startMs: number;
  endMs: number;
}
export interface EditableCaptions {
  captions: EditableCaption[];
}

function listIn(result: unknown, key: string, isItem: (item: Record<string, unknown>) => boolean): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const items = (result as Record<string, unknown>)[key];
  return (
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(
      (item) => typeof item === 'object' && item !== null && isItem(item as Record<string, unknown>),
    )
  );
}

export function readScript(result: unknown): EditableScript | null {
  const fits = listIn(result, 'scenes', (scene) => typeof scene.narration === 'string');
  return fits ? (result as EditableScript) : null;
}

export function readClips(result: unknown): EditableMatches | null {
  const fits = listIn(
    result,
    'scenes',
    (scene) => Array.isArray(scene.chosen) && Array.isArray(scene.alternatives),
  );
  return fits ? (result as EditableMatches) : null;
}

export function readCaptions(result: unknown): EditableCaptions | null {
  const fits = listIn(result, 'captions', (caption) => Array.isArray(caption.lines));
  return fits ? (result as EditableCaptions) : null;
}

export function editScene(
  script: EditableScript,
  index: number,
  change: Partial<EditableScene>,
): EditableScript {
  return {
    ...script,
    scenes: script.scenes.map((scene, at) => (at === index ? { ...scene, ...change } : scene)),
  };
}

/** Without one of its scenes; null where it is the last one. Scene numbers stay: they are the scene's identity. */
export function removeScene(script: EditableScript, index: number): EditableScript | null {
  if (script.scenes.length <= 1) return null;
  return { ...script, scenes: script.scenes.filter((_, at) => at !== index) };
}

function editMatch(matches: EditableMatches, scene: number, change: (match: EditableMatch) => EditableMatch) {
  return { ...matches, scenes: matches.scenes.map((match, at) => (at === scene ? change(match) : match)) };
}

/** The alternative takes the place of the chosen clip, which becomes an alternative itself: nothing is lost. */
export function swapClip(
  matches: EditableMatches,
  scene: number,
  chosen: number,
  alternative: number,
): EditableMatches {
  return editMatch(matches, scene, (match) => {
    const out = match.chosen[chosen];
    const into = match.alternatives[alternative];
    if (!out || !into) return match;
    return {
      ...match,
      chosen: match.chosen.map((clip, at) => (at === chosen ? into : clip)),
      alternatives: match.alternatives.map((clip, at) => (at === alternative ? out : clip)),
    };
  });
}

/** Null where it is the scene's last clip. */
export function removeClip(matches: EditableMatches, scene: number, chosen: number): EditableMatches | null {
  const match = matches.scenes[scene];
  if (!match || match.chosen.length <= 1) return null;
  return editMatch(matches, scene, (one) => ({
    ...one,
    chosen: one.chosen.filter((_, at) => at !== chosen),
  }));
}

/** A caption's text; a line break divides it into its lines. */
export function editCaption(track: EditableCaptions, index: number, text: string): EditableCaptions {
  const lines = text.split('\n').slice(0, 2);
  return {
    ...track,
    captions: track.captions.map((caption, at) => (at === index ? { ...caption, lines } : caption)),
  };
}
