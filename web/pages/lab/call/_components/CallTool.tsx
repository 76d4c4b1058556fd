import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { CallToolQuery } from '../../../../__generated__/CallToolQuery.graphql.ts';
import { ToolGone } from '../../_components/ToolGone.tsx';
import { CallWorkbench } from './CallWorkbench.tsx';

export function CallTool({ number, attempt }: { number: number; attempt: number }) {
  const { labTool } = useLazyLoadQuery<CallToolQuery>(
    graphql`
      query CallToolQuery($number: Int!) {
        labTool(number: $number) {
          id
          ...CallWorkbench_tool
        }
      }
    `,
    { number },
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  return labTool ? <CallWorkbench key={labTool.id} tool={labTool} /> : <ToolGone />;
}
