import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.ts';
import type { Level } from './catalogTree.ts';
import { useCatalogChanges } from './useCatalogChanges.ts';

interface AddNodeProps {
  id: string;
  level: Level;
  parentId: string | null;
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** A name typed where the list was; Enter adds it, Escape gives the list back. */
export function AddNode({ id, level, parentId, onAdded, onCancel }: AddNodeProps) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { add, busy } = useCatalogChanges();
  const submit = () => {
    if (name.trim() === '' || busy) return;
    setFailure(null);
    add(
      { level, name, parentId },
      { onDone: onAdded, onError: (error) => setFailure(failureMessage(error, failures.saveCatalog)) },
    );
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.div display="flex" gap="1">
        <TextInput
          id={id}
          autoFocus
          aria-label={t.newName(t.levels[level])}
          aria-invalid={failure !== null}
          maxLength={128}
          placeholder={t.newName(t.levels[level])}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Neither the form around it nor its dialog is meant.
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') submit();
            else onCancel();
          }}
        />
        <Button icon px="0" aria-label={t.confirmAdd} disabled={busy || name.trim() === ''} onClick={submit}>
          <Check size={16} aria-hidden />
        </Button>
        <Button icon px="0" variant="ghost" aria-label={t.cancel} onClick={onCancel}>
          <X size={16} aria-hidden />
        </Button>
      </chakra.div>
      {failure && (
        <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
          {failure}
        </chakra.p>
      )}
    </chakra.div>
  );
}
