import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CreditBalance_viewer$key } from '../../__generated__/CreditBalance_viewer.graphql.ts';
import { formatCount } from '../../lib/format.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';

/** What can be spent now, and what running jobs hold. */
export function CreditBalance({ viewer: viewerRef }: { viewer: CreditBalance_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CreditBalance_viewer on User {
        credits
        creditsHeld
      }
    `,
    viewerRef,
  );
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="1.5"
      whiteSpace="nowrap"
      title={t.available}
    >
      <chakra.span fontWeight="semibold">{formatCount(viewer.credits)}</chakra.span>
      <chakra.span textStyle="caption" color="fg.muted">
        {t.credits}
      </chakra.span>
      {viewer.creditsHeld > 0 && (
        <chakra.span textStyle="caption" color="fg.muted" title={t.heldHint} hideBelow="md">
          {t.held} {formatCount(viewer.creditsHeld)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
