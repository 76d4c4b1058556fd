import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { RemedyLine_remedy$key } from '../../__generated__/RemedyLine_remedy.graphql.ts';
import { copyText } from '../../lib/copyText.ts';
import { formatTimecode } from '../../lib/format.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { score, remedy as t } from '../../locales/zh-CN/insight.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TimeButton } from './TimeButton.tsx';

/** What to do, and where we can do it, the button that has the change prepared. */
export function RemedyLine({ remedy: remedyRef }: { remedy: RemedyLine_remedy$key }) {
  const { text, action } = useFragment(
    graphql`
      fragment RemedyLine_remedy on Remedy {
        text
        action {
          __typename
          ... on SeekRemedy {
            atMs
          }
          ... on MixcutRemedy {
            input
            rawScript
          }
          ... on ScriptRemedy {
            requirement
            originalScript
          }
        }
      }
    `,
    remedyRef,
  );
  const navigate = useNavigate();
  const copyRequirement = async (requirement: string, script: string | null | undefined) => {
    const copied = await copyText([requirement, script].filter(Boolean).join('\n\n'));
    void notify(copied ? 'success' : 'error', copied ? t.scriptCopied : failures.copy);
  };
  return (
    <chakra.div css={line}>
      <chakra.p flex="1 1 220px" minW="0">
        <chakra.span fontWeight="semibold">{score.advice}　</chakra.span>
        {text}
      </chakra.p>
      {action?.__typename === 'SeekRemedy' && (
        <TimeButton atMs={action.atMs} label={t.seek(formatTimecode(action.atMs, true))} />
      )}
      {action?.__typename === 'MixcutRemedy' && (
        <Button
          size="sm"
          // What the form holds already (materials, voice) stays; only its words are these.
          onClick={() =>
            void navigate('/mixcut', {
              state: { draft: { input: action.input, rawScript: action.rawScript ?? '' } },
            })
          }
        >
          {t.mixcut}
        </Button>
      )}
      {action?.__typename === 'ScriptRemedy' && (
        <Button size="sm" onClick={() => void copyRequirement(action.requirement, action.originalScript)}>
          {t.script}
        </Button>
      )}
    </chakra.div>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'center',
  px: '3',
  py: '2',
  bg: 'bg.subtle',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
