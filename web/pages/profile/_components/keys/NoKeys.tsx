import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { LinkButton } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/feedback.tsx';

/** What keys are for, with a call that works as it stands. */
export function NoKeys({ action }: { action: ReactNode }) {
  return (
    <chakra.div bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="panel">
      <EmptyState
        level="h2"
        title={t.emptyTitle}
        action={
          <chakra.div display="flex" gap="2" flexWrap="wrap" justifyContent="center">
            {action}
            <LinkButton href="/api/v1/openapi.json" target="_blank" rel="noreferrer">
              {t.docs}
            </LinkButton>
          </chakra.div>
        }
      >
        <p>{t.emptyText}</p>
        <chakra.pre css={example}>
          {`curl ${window.location.origin}/api/v1/user/info \\\n  -H "Authorization: Bearer rs_…"`}
        </chakra.pre>
      </EmptyState>
    </chakra.div>
  );
}

const example = {
  mt: '3',
  p: '3',
  bg: 'bg.subtle',
  borderRadius: 'control',
  fontFamily: 'mono',
  textStyle: 'caption',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
