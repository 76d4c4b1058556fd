import { lazy, Suspense } from 'react';
import { TextArea } from '../../ui/controls.ts';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

export interface JsonEditorProps {
  /** Names it for screen readers, where no label does. */
  label: string;
  value: string;
  /** Absent: it is only read. */
  onChange?: (text: string) => void;
  /** Where the person put the cursor, and what is selected; not told of changes from outside. */
  onCursor?: (cursor: { from: number; to: number }) => void;
  invalid?: boolean;
  /** Id of the sentence that says what is wrong. */
  describedBy?: string | undefined;
  /** CSS lengths between which it grows with its text. */
  minHeight?: string;
  maxHeight?: string;
}

/** JSON with colours, folding and marks at mistakes. Until the editor's code is there, plain text that works. */
export function JsonEditor(props: JsonEditorProps) {
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}

function PlainText({ label, value, onChange, invalid, describedBy, minHeight = '160px' }: JsonEditorProps) {
  return (
    <TextArea
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={value}
      readOnly={!onChange}
      onChange={(event) => onChange?.(event.target.value)}
      fontFamily="mono"
      spellCheck={false}
      style={{ minHeight }}
    />
  );
}
