import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** Where a table's row leads: tall enough for a thumb, also where the row is a card. */
export const RowLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minH: '6',
    alignContent: 'center',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
