import { z } from 'zod';
import type { StatementFilter } from '../../../domains/credits/statement.ts';
import { moment } from '../fields.ts';

const KINDS = { top_up: 'TOP_UP', hold: 'HOLD', settle: 'SETTLE', release: 'RELEASE' } as const;

/** What of one's own books is asked for: the body of the JSON path and the query of the CSV one. */
export const statementFilter = z.object({
  kind: z
    .enum(['top_up', 'hold', 'settle', 'release'], '类型须为 top_up、hold、settle 或 release')
    .nullish()
    .describe('充值、预扣、消费、退还；省略为全部'),
  start_time: moment
    .nullish()
    .describe('从此刻起（含）；YYYY-MM-DD HH:mm:ss（北京时间），或带时区的 ISO 8601'),
  end_time: moment.nullish().describe('到此刻止（不含）；格式同上'),
});

export function toStatementFilter(asked: z.output<typeof statementFilter>): StatementFilter {
  return { kinds: asked.kind ? [KINDS[asked.kind]] : null, from: asked.start_time, before: asked.end_time };
}
