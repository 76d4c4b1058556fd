import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { CreditDetailQuery } from '../../__generated__/CreditDetailQuery.graphql.ts';
import { projectPath } from '../../features/projectList/projectPath.ts';
import { formatCount } from '../../lib/format.ts';
import { projectList } from '../../locales/zh-CN/projectList.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { RouterLink } from '../../ui/Button.tsx';

const t = shell.credit;

interface CreditDetailProps {
  credits: number;
  held: number;
  onLeave: () => void;
}

/** Free, held and by what, and where to go from here. */
export function CreditDetail({ credits, held, onLeave }: CreditDetailProps) {
  const { viewer, projects } = useLazyLoadQuery<CreditDetailQuery>(
    graphql`
      query CreditDetailQuery {
        viewer {
          role
        }
        projects(statuses: [INITIAL, PROCESSING, WAITING], first: 6) {
          edges {
            node {
              id
              kind
              number
              title
              runs {
                heldCredits
                spentCredits
                refundedCredits
              }
            }
          }
        }
      }
    `,
    {},
    // Every movement is looked up anew: a hold that was settled in part is smaller now.
    { fetchPolicy: 'store-and-network', fetchKey: `${credits}/${held}` },
  );
  const holders = projects.edges.map(({ node }) => ({ node, held: heldBy(node.runs.at(-1)) }));
  return (
    <chakra.div p="4" display="flex" flexDirection="column" gap="3">
      <chakra.dl m="0" display="grid" gridTemplateColumns="1fr auto" rowGap="1">
        <dt>{t.free}</dt>
        <chakra.dd m="0" textAlign="end" fontWeight="semibold">
          {formatCount(credits)}
        </chakra.dd>
        <dt>{t.held}</dt>
        <chakra.dd m="0" textAlign="end">
          {formatCount(held)}
        </chakra.dd>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.muted">
        {held > 0 ? t.heldHint : t.nothingHeld}
      </chakra.p>
      {holders.some((holder) => holder.held > 0) && (
        <chakra.ul css={list} aria-label={t.holders}>
          {holders
            .filter((holder) => holder.held > 0)
            .map(({ node, held }) => (
              <li key={node.id}>
                <RouterLink to={projectPath(node)} onClick={onLeave}>
                  <chakra.span flex="1" minW="0" lineClamp={1}>
                    {node.title || projectList.untitled}
                  </chakra.span>
                  <span>{formatCount(held)}</span>
                </RouterLink>
              </li>
            ))}
        </chakra.ul>
      )}
      <chakra.p textStyle="caption" color="fg.muted" borderTopWidth="1px" borderColor="border" pt="3">
        {t.rate}
        {viewer?.role === 'ADMIN' ? t.topUpAdmin : t.topUp}
      </chakra.p>
      <chakra.div display="flex" gap="4" textStyle="table" fontWeight="medium">
        <RouterLink to="/profile?tab=billing" onClick={onLeave}>
          {t.ledger}
        </RouterLink>
        {viewer?.role === 'ADMIN' && (
          <RouterLink to="/admin" onClick={onLeave}>
            {t.admin}
          </RouterLink>
        )}
      </chakra.div>
    </chakra.div>
  );
}

interface RunOfCredits {
  heldCredits: number;
  spentCredits: number;
  refundedCredits: number;
}

/** What the latest attempt still holds: its price without what was spent and given back. */
function heldBy(run: RunOfCredits | undefined): number {
  return run ? Math.max(0, run.heldCredits - run.spentCredits - run.refundedCredits) : 0;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  textStyle: 'table',
  '& a': {
    display: 'flex',
    gap: '3',
    mx: '-2',
    px: '2',
    py: '1.5',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
  },
} as const;
