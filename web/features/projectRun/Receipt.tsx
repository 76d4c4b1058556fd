import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Receipt_project$key } from '../../__generated__/Receipt_project.graphql.ts';
import { formatCount, formatDateTime } from '../../lib/format.ts';
import { result as t } from '../../locales/zh-CN/result.ts';
import { Facts } from '../../ui/Facts.tsx';

/** What every run held, used and gave back. */
export function Receipt({ project: projectRef }: { project: Receipt_project$key }) {
  const { runs } = useFragment(
    graphql`
      fragment Receipt_project on Project {
        runs {
          number
          heldCredits
          spentCredits
          refundedCredits
          createdAt
        }
      }
    `,
    projectRef,
  );
  if (runs.length === 0) return null;
  return (
    <chakra.section aria-labelledby="receipt">
      <chakra.h3 id="receipt" textStyle="heading" mb="2">
        {t.receipt}
      </chakra.h3>
      {runs.map((run) => (
        <chakra.div key={run.number} mb="2">
          {runs.length > 1 && (
            <chakra.p textStyle="caption" color="fg.subtle">
              {t.run(run.number)} · {formatDateTime(run.createdAt)}
            </chakra.p>
          )}
          <Facts
            rows={[
              [t.held, t.credits(formatCount(run.heldCredits))],
              [t.spent, t.credits(formatCount(run.spentCredits))],
              [t.refunded, t.credits(formatCount(run.refundedCredits))],
            ]}
          />
        </chakra.div>
      ))}
    </chakra.section>
  );
}
