import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.ts';

export interface Outcome {
  onDone: () => void;
  onError: (error: Error) => void;
}

interface EditableNameProps {
  name: string;
  busy: boolean;
  onRename: (name: string, outcome: Outcome) => void;
  onDelete: () => void;
}

/** A name with what may be done to it. A refused name stays to be mended, with the reason below it. */
export function EditableName({ name, busy, onRename, onDelete }: EditableNameProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const edit = (text: string | null) => {
    setDraft(text);
    setFailure(null);
  };
  const save = () => {
    if (draft === null || draft.trim() === '') return;
    setFailure(null);
    onRename(draft, {
      onDone: () => edit(null),
      onError: (error) => setFailure(failureMessage(error, failures.saveCatalog)),
    });
  };
  if (draft === null) {
    return (
      <chakra.div display="flex" alignItems="center" minH="9" gap="1">
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <Button
          size="xs"
          variant="ghost"
          icon
          px="0"
          aria-label={t.renameNamed(name)}
          onClick={() => edit(name)}
        >
          <Pencil size={14} aria-hidden />
        </Button>
        <Button size="xs" variant="ghost" icon px="0" aria-label={t.deleteNamed(name)} onClick={onDelete}>
          <Trash2 size={14} aria-hidden />
        </Button>
      </chakra.div>
    );
  }
  return (
    <>
      <chakra.form
        display="flex"
        gap="1"
        py="0.5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <TextInput
          autoFocus
          aria-label={t.renameNamed(name)}
          aria-invalid={failure !== null}
          maxLength={128}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" disabled={busy || draft.trim() === ''}>
          {t.save}
        </Button>
        <Button variant="ghost" onClick={() => edit(null)}>
          {t.cancel}
        </Button>
      </chakra.form>
      {failure && (
        <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
          {failure}
        </chakra.p>
      )}
    </>
  );
}
