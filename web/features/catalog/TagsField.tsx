import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.ts';
import { Field } from '../../ui/Field.tsx';
import { addTags, mostTags } from './tags.ts';

interface TagsFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Words that are added and taken away one by one. */
export function TagsField({ tags, onChange }: TagsFieldProps) {
  const [text, setText] = useState('');
  const full = tags.length >= mostTags;
  const add = () => {
    onChange(addTags(tags, text));
    setText('');
  };
  return (
    <Field label={t.tags} optional hint={full ? t.tagsFull(mostTags) : undefined}>
      {(control) => (
        <chakra.div display="flex" flexDirection="column" gap="2">
          <chakra.div display="flex" gap="2">
            <TextInput
              {...control}
              value={text}
              maxLength={200}
              disabled={full}
              placeholder={t.tagsPlaceholder}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                event.stopPropagation();
                add();
              }}
            />
            <Button disabled={full || text.trim() === ''} onClick={add}>
              {t.addTag}
            </Button>
          </chakra.div>
          {tags.length > 0 && (
            <chakra.ul
              aria-label={t.tags}
              display="flex"
              flexWrap="wrap"
              gap="1.5"
              listStyle="none"
              m="0"
              p="0"
            >
              {tags.map((tag) => (
                <chakra.li key={tag} css={chip}>
                  <chakra.span overflowWrap="anywhere">{tag}</chakra.span>
                  <chakra.button
                    type="button"
                    aria-label={t.removeTag(tag)}
                    css={remove}
                    onClick={() => onChange(tags.filter((one) => one !== tag))}
                  >
                    <X size={12} aria-hidden />
                  </chakra.button>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
    </Field>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  ps: '2',
  pe: '1',
  minH: '6',
  bg: 'bg.hover',
  borderRadius: 'tag',
  textStyle: 'caption',
} as const;

const remove = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '5',
  borderRadius: 'tag',
  cursor: 'pointer',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '@media (pointer: coarse)': { boxSize: '8' },
} as const;
