import type { ClipEditor_project$key } from '../../../../__generated__/ClipEditor_project.graphql.ts';
import { readCaptions, readClips, readScript } from '../../_lib/stepResults.ts';
import { CaptionEditor } from './CaptionEditor.tsx';
import { ClipEditor } from './ClipEditor.tsx';
import { ScriptEditor } from './ScriptEditor.tsx';

interface StepEditorProps {
  resultKey: string;
  result: unknown;
  clips: ClipEditor_project$key;
  onChange: (result: unknown) => void;
}

/** The editor that belongs to a result; a result without one is only looked at and heard below. */
export function StepEditor({ resultKey, result, clips, onChange }: StepEditorProps) {
  const script = resultKey === 'script_result' ? readScript(result) : null;
  if (script) return <ScriptEditor script={script} onChange={onChange} />;
  const matches = resultKey === 'script_details' ? readClips(result) : null;
  if (matches) return <ClipEditor matches={matches} project={clips} onChange={onChange} />;
  const captions = resultKey === 'caption_track' ? readCaptions(result) : null;
  if (captions) return <CaptionEditor track={captions} onChange={onChange} />;
  return null;
}
