import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CompareScores_project$key } from '../../../../../../__generated__/CompareScores_project.graphql.ts';
import { formatDateTime } from '../../../../../../lib/format.ts';
import { scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Select } from '../../../../../../ui/controls.ts';
import { Field } from '../../../../../../ui/Field.tsx';
import { CompareTable } from './CompareTable.tsx';

/** Two films of the project side by side; there from the second result on. */
export function CompareScores({ project: projectRef }: { project: CompareScores_project$key }) {
  const { steps, insight } = useFragment(
    graphql`
      fragment CompareScores_project on Project {
        steps {
          index
          status
          insight {
            __typename
            ... on ScoreResult {
              score
              criteria {
                key
                title
                weight
                score
              }
            }
          }
        }
        insight {
          entries {
            createdAt
          }
        }
      }
    `,
    projectRef,
  );
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const judged = steps.flatMap(({ index, status, insight: result }) =>
    status === 'DONE' && result?.__typename === 'ScoreResult' ? [{ index, result }] : [],
  );
  if (judged.length < 2) return null;
  const find = (index: number | undefined, otherwise: number) =>
    judged.find((one) => one.index === index) ?? judged.at(otherwise)!;
  const before = find(chosen.before, -2);
  const after = find(chosen.after, -1);
  const choice = (label: string, side: 'before' | 'after', value: number) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => setChosen((now) => ({ ...now, [side]: Number(event.target.value) }))}
        >
          {judged.map(({ index, result }) => (
            <option key={index} value={index}>
              {t.option(index + 1, formatDateTime(insight?.entries[index]?.createdAt), result.score)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <chakra.section css={box} aria-label={t.compare}>
      <div>
        <chakra.h2 textStyle="heading">{t.compare}</chakra.h2>
        <chakra.p textStyle="caption" color="fg.subtle">
          {t.compareHint}
        </chakra.p>
      </div>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {choice(t.before, 'before', before.index)}
        {choice(t.after, 'after', after.index)}
      </chakra.div>
      <CompareTable before={before} after={after} />
    </chakra.section>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
