import { chakra } from '@chakra-ui/react/styled-system';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { extensionsFor, namedAs } from './extensions.ts';
import type { JsonEditorProps } from './JsonEditor.tsx';

/** CodeMirror around one text; what it shows is told from outside, what is typed is told to the outside. */
export function CodeEditor(props: JsonEditorProps) {
  const { value, label, invalid, describedBy, minHeight = '160px', maxHeight = '420px' } = props;
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const naming = useRef(new Compartment());
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once and told of changes below
  useEffect(() => {
    const { onChange } = latest.current;
    const made = new EditorView({
      parent: holder.current!,
      state: EditorState.create({
        doc: value,
        extensions: [
          extensionsFor(onChange === undefined),
          naming.current.of(namedAs(label, invalid, describedBy)),
          EditorView.updateListener.of((update) => {
            if (update.transactions.some((one) => one.isUserEvent('outside'))) return;
            if (update.docChanged) latest.current.onChange?.(update.state.doc.toString());
            if (update.selectionSet || update.docChanged) {
              const { from, to } = update.state.selection.main;
              latest.current.onCursor?.({ from, to });
            }
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const now = view.current;
    if (!now || now.state.doc.toString() === value) return;
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value }, userEvent: 'outside' });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: naming.current.reconfigure(namedAs(label, invalid, describedBy)) });
  }, [label, invalid, describedBy]);

  return (
    <chakra.div
      ref={holder}
      css={frame}
      data-invalid={invalid || undefined}
      style={{ '--least': minHeight, '--most': maxHeight } as React.CSSProperties}
    />
  );
}

const frame = {
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  overflow: 'hidden',
  minW: '0',
  '&[data-invalid]': { borderColor: 'status.failed.fg' },
  '&:focus-within': { outline: '2px solid {colors.focus}', outlineOffset: '-1px' },
  '& .cm-editor': { maxH: 'var(--most)' },
  '& :is(.cm-content, .cm-gutter)': { minH: 'var(--least)' },
} as const;
