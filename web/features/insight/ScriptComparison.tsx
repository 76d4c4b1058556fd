import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ScriptComparison_comparison$key } from '../../__generated__/ScriptComparison_comparison.graphql.ts';
import { review as t } from '../../locales/zh-CN/insight.ts';

/** The planned script against what is said in the film. */
export function ScriptComparison({
  comparison: comparisonRef,
}: {
  comparison: ScriptComparison_comparison$key;
}) {
  const { matchedRatio, missing, added } = useFragment(
    graphql`
      fragment ScriptComparison_comparison on ScriptComparison {
        matchedRatio
        missing
        added
      }
    `,
    comparisonRef,
  );
  return (
    <chakra.section display="flex" flexDirection="column" gap="2">
      <chakra.h4 textStyle="heading">{t.comparison}</chakra.h4>
      <p>{t.matched(Math.round(matchedRatio * 100))}</p>
      <Sentences title={t.missing} lines={missing} />
      <Sentences title={t.added} lines={added} />
    </chakra.section>
  );
}

function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <chakra.h5 textStyle="caption" color="fg.subtle">
        {title}
      </chakra.h5>
      <chakra.ul m="0" ps="5" listStyle="disc" textStyle="table">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one finished result may repeat
          <li key={index}>{line}</li>
        ))}
      </chakra.ul>
    </div>
  );
}
