import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { UnverifiedNotice_query$key } from '../../__generated__/UnverifiedNotice_query.graphql.ts';
import type { UnverifiedNoticeQuery } from '../../__generated__/UnverifiedNoticeQuery.graphql.ts';
import { account as t } from '../../locales/zh-CN/account.ts';
import { onRightsChanged } from '../../relay/connection.ts';

/**
 * What somebody may not do yet whom no administrator has authorised, and whom to ask; nothing for everybody else.
 * It goes by itself when the authorisation comes.
 */
export function UnverifiedNotice({ query }: { query: UnverifiedNotice_query$key }) {
  const { viewer, helpContact } = useFragment(
    graphql`
      fragment UnverifiedNotice_query on Query {
        viewer {
          verified
        }
        helpContact
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      onRightsChanged(() => {
        fetchQuery<UnverifiedNoticeQuery>(
          environment,
          graphql`
            query UnverifiedNoticeQuery {
              viewer {
                id
                role
                verified
                canSwitchLayout
              }
            }
          `,
          {},
        ).subscribe({});
      }),
    [environment],
  );

  if (!viewer || viewer.verified) return null;
  return (
    <chakra.aside css={notice} aria-label={t.unverified}>
      <chakra.strong fontWeight="semibold">{t.unverified}</chakra.strong>
      <chakra.span>
        {t.unverifiedMay}
        {t.unverifiedMayNot}
        {t.unverifiedAsk(helpContact)}
      </chakra.span>
    </chakra.aside>
  );
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  px: { base: '3', md: '5' },
  py: '2.5',
  bg: 'status.waiting.bg',
  color: 'status.waiting.fg',
  textStyle: 'caption',
} as const;
