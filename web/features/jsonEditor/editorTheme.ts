import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The house's own colours by their properties, so that day and night need no second theme. */
export const jsonColours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--rs-waiting-fg)' },
  { tag: tags.string, color: 'var(--rs-done-fg)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--rs-working-fg)' },
  { tag: [tags.punctuation, tags.bracket, tags.separator], color: 'var(--rs-fg-muted)' },
  { tag: tags.invalid, color: 'var(--rs-failed-fg)' },
]);

export const editorTheme = EditorView.theme({
  '&': { backgroundColor: 'var(--rs-panel)', color: 'var(--rs-fg)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--rs-mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--rs-fg)', padding: '8px 0', overflowWrap: 'anywhere' },
  '.cm-cursor': { borderLeftColor: 'var(--rs-fg)' },
  '.cm-gutters': {
    backgroundColor: 'var(--rs-subtle)',
    color: 'var(--rs-fg-subtle)',
    borderRight: '1px solid var(--rs-border)',
  },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', padding: '0 4px' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--rs-hover)',
    border: 'none',
    color: 'var(--rs-fg-muted)',
    padding: '0 6px',
    margin: '0 2px',
  },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--rs-waiting-bg) !important',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--rs-hover)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--rs-panel)',
    color: 'var(--rs-fg)',
    border: '1px solid var(--rs-border)',
  },
  '@media (pointer: coarse)': { '.cm-content': { fontSize: '16px' } },
});
