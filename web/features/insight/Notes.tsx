import { chakra } from '@chakra-ui/react/styled-system';
import Info from 'lucide-react/icons/info';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Notes_reading$key } from '../../__generated__/Notes_reading.graphql.ts';
import { insight as t } from '../../locales/zh-CN/insight.ts';

/** What could not be done and why, said calmly: nothing was made up in its place. */
export function Notes({ reading: readingRef }: { reading: Notes_reading$key }) {
  const { notes } = useFragment(
    graphql`
      fragment Notes_reading on FilmReading {
        notes
      }
    `,
    readingRef,
  );
  if (notes.length === 0) return null;
  return (
    <chakra.div css={box}>
      <chakra.span pt="0.5" color="fg.muted">
        <Info size={15} aria-hidden />
      </chakra.span>
      <chakra.ul listStyle="none" m="0" p="0" aria-label={t.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

const box = {
  display: 'flex',
  gap: '2',
  px: '3',
  py: '2',
  bg: 'bg.subtle',
  borderRadius: 'control',
  textStyle: 'table',
  color: 'fg.muted',
} as const;
