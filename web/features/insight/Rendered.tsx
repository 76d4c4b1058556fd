import { chakra } from '@chakra-ui/react/styled-system';
import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

/** A report's text. Tags in it are words, addresses of other kinds than the web's lead nowhere, pictures are not fetched. */
export function Rendered({ markdown }: { markdown: string }) {
  return (
    <chakra.div css={prose}>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: 'div',
          overrides: { a: OutsideLink, img: PictureName, table: WideTable, h1: Title, h2: Part, h3: Point },
        }}
      >
        {markdown}
      </Markdown>
    </chakra.div>
  );
}

function OutsideLink({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
const PictureName = ({ alt }: { alt?: string }) => <span>{alt}</span>;
/** Scrolled on its own by fingers and keys. */
function WideTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
    <div data-part="wide" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
// A report stands inside a page that has its headings; its own begin below them.
const Title = ({ children }: { children?: ReactNode }) => <h4 data-part="title">{children}</h4>;
const Part = ({ children }: { children?: ReactNode }) => <h5>{children}</h5>;
const Point = ({ children }: { children?: ReactNode }) => <h6>{children}</h6>;

const prose = {
  overflowWrap: 'anywhere',
  '& > div > * + *': { mt: '3' },
  '& h4': { textStyle: 'heading', fontSize: '16px' },
  '& h5': { textStyle: 'heading', mt: '5' },
  '& h6': { textStyle: 'label', mt: '4' },
  '& ul, & ol': { ps: '5' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { mt: '1' },
  '& li > p': { m: 0 },
  '& strong': { fontWeight: 'semibold' },
  '& a': { color: 'accent.text', textDecoration: 'underline' },
  '& blockquote': { ps: '3', borderInlineStart: '3px solid {colors.border.strong}', color: 'fg.muted' },
  '& code': { fontFamily: 'mono', textStyle: 'table' },
  '& hr': { border: 0, borderTop: '1px solid {colors.border}' },
  '& [data-part=wide]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', textStyle: 'table', minW: 'full' },
  '& th, & td': {
    px: '2',
    py: '1.5',
    borderBottom: '1px solid {colors.border}',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
} as const;
