import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../../../../ui/feedback.tsx';
import { cardRow, cardWidth } from './cardStyles.ts';

/** The shape of a page of cards. */
export function TaskListSkeleton() {
  return (
    <chakra.div css={cardRow} pt="13" aria-hidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} w={cardWidth} h="276px" />
      ))}
    </chakra.div>
  );
}
