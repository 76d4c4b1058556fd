import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { jsonEditor as t } from '../../locales/zh-CN/jsonEditor.ts';
import { editorTheme, jsonColours } from './editorTheme.ts';

const words = EditorState.phrases.of({
  'Fold line': t.fold,
  'Unfold line': t.unfold,
  'folded code': t.folded,
  unfold: t.unfold,
  Diagnostics: t.problems,
});

const checkJson = jsonParseLinter();

/** An empty text is not yet wrong. */
const mistakes = linter((view) => (view.state.doc.toString().trim() === '' ? [] : checkJson(view)), {
  delay: 300,
});

/** Tab is left to the page: whoever works by keyboard gets out of the editor as they got in. */
export function extensionsFor(readOnly: boolean): Extension {
  return [
    words,
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    drawSelection(),
    bracketMatching(),
    json(),
    syntaxHighlighting(jsonColours),
    editorTheme,
    EditorView.lineWrapping,
    keymap.of([...foldKeymap, ...defaultKeymap]),
    readOnly
      ? EditorState.readOnly.of(true)
      : [history(), keymap.of(historyKeymap), indentOnInput(), mistakes, lintGutter()],
  ];
}

/** What screen readers hear of the field. */
export function namedAs(label: string, invalid?: boolean, describedBy?: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-invalid': invalid ? 'true' : 'false',
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    spellcheck: 'false',
    autocapitalize: 'off',
  });
}
