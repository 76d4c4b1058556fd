import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { table as t } from '../../locales/zh-CN/table.ts';
import { TextInput } from '../controls.ts';

/** A page by its number; what is too far is the last one. */
export function PageJump({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const jump = () => {
    const wanted = Number.parseInt(text, 10);
    setText('');
    if (wanted >= 1) onJump(Math.min(wanted, pages));
  };
  return (
    <chakra.form
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      hideBelow="md"
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
        {t.jump}
      </chakra.label>
      <TextInput
        id={id}
        inputMode="numeric"
        w="14"
        minH="8"
        px="2"
        textStyle="table"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
      />
      <chakra.span color="fg.muted">{t.jumpUnit}</chakra.span>
    </chakra.form>
  );
}
