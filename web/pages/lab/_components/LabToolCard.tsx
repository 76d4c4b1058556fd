import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LabToolCard_tool$key } from '../../../__generated__/LabToolCard_tool.graphql.ts';
import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { Button, RouterButton, RouterLink } from '../../../ui/Button.tsx';

interface LabToolCardProps {
  tool: LabToolCard_tool$key;
  onDelete: () => void;
}

/** A tool: the card leads to calling it, its two icons to changing and deleting it. */
export function LabToolCard({ tool: key, onDelete }: LabToolCardProps) {
  const { number, name, description, method, url, tags } = useFragment(
    graphql`
      fragment LabToolCard_tool on LabTool {
        number
        name
        description
        method
        url
        tags
      }
    `,
    key,
  );
  return (
    <chakra.li css={card}>
      <chakra.div display="flex" alignItems="flex-start" gap="1">
        <RouterLink to={`/lab/call?id=${number}`} css={title}>
          {name}
        </RouterLink>
        <RouterButton
          to={`/lab/edit?id=${number}`}
          size="sm"
          variant="ghost"
          icon
          px="0"
          pos="relative"
          aria-label={t.editOf(name)}
        >
          <Pencil size={15} aria-hidden />
        </RouterButton>
        <Button
          size="sm"
          variant="ghost"
          icon
          pos="relative"
          aria-label={t.deleteOf(name)}
          onClick={onDelete}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </chakra.div>
      <chakra.p css={twoLines}>{description}</chakra.p>
      <chakra.p display="flex" gap="2" alignItems="baseline" minW="0">
        <chakra.span css={badge}>{method}</chakra.span>
        <chakra.span fontFamily="mono" textStyle="caption" color="fg.muted" truncate title={url}>
          {url}
        </chakra.span>
      </chakra.p>
      {tags.length > 0 && (
        <chakra.ul css={tagList} aria-label={t.tags}>
          {tags.map((tag) => (
            <chakra.li key={tag} css={badge}>
              {tag}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

const card = {
  pos: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  transition: 'border-color 140ms ease-out',
  _hover: { borderColor: 'border.strong' },
  '&:has(> div > a:focus-visible)': { borderColor: 'focus' },
} as const;

const title = {
  flex: '1',
  minW: '0',
  pt: '1',
  textStyle: 'heading',
  color: 'fg',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // The whole card is the link; its icons lie above.
  _after: { content: '""', pos: 'absolute', inset: '0' },
} as const;

const twoLines = {
  color: 'fg.muted',
  minH: '44px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const badge = {
  textStyle: 'caption',
  px: '1.5',
  bg: 'bg.hover',
  color: 'fg.muted',
  borderRadius: 'tag',
  flexShrink: '0',
} as const;

const tagList = { listStyle: 'none', m: '0', p: '0', display: 'flex', flexWrap: 'wrap', gap: '1' } as const;
