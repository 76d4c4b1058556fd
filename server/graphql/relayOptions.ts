import { z } from 'zod';
import { badInput } from '../platform/refusal.ts';
import { LIMITS } from './limits.ts';

/** Our lists are all ordered by a row's number; a cursor that names no possible row would fail in the database. */
const cursor = z
  .string()
  .refine((text) => {
    const [, number] = /^GPC:N:(\d{1,10})$/.exec(Buffer.from(text, 'base64').toString()) ?? [];
    return number !== undefined && Number(number) < 2 ** 31;
  }, '分页位置不正确，请从头开始')
  .nullish();

/** Nodes and connections as Relay wants them: who may ask, how much, and a sentence for each part. */
export const relayOptions = {
  clientMutationId: 'omit',
  cursorType: 'String',
  nodeTypeOptions: { description: 'Something with an id that is the same everywhere and for ever.' },
  idFieldOptions: { description: 'Its id; opaque, and the same everywhere.' },
  nodeQueryOptions: {
    description: 'What has this id; null where there is nothing that the viewer may see.',
    authScopes: { read: true },
    args: { id: { description: 'As any node says it.' } },
  },
  nodesQueryOptions: {
    description: 'What has these ids, in their order; null where there is nothing that the viewer may see.',
    authScopes: { read: true },
    args: { ids: { description: `At most ${LIMITS.pageSize}.` } },
    resolve: (
      _root: unknown,
      args: { ids: Array<{ typename: string; id: string }> },
      _context: unknown,
      _info: unknown,
      resolveNodes: (ids: Array<{ typename: string; id: string }>) => Promise<unknown[]>,
    ) => {
      if (args.ids.length > LIMITS.pageSize) throw badInput('ids', `一次最多查询${LIMITS.pageSize}个编号`);
      return resolveNodes(args.ids);
    },
  },
  pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
  hasNextPageFieldOptions: { description: 'There is more behind it.' },
  hasPreviousPageFieldOptions: { description: 'There is more before it.' },
  startCursorFieldOptions: { description: 'Cursor of its first row; null where it is empty.' },
  endCursorFieldOptions: { description: 'Cursor of its last row; null where it is empty.' },
  firstArgOptions: { description: `How many from the start; at most ${LIMITS.pageSize} are answered.` },
  lastArgOptions: { description: `How many from the end; at most ${LIMITS.pageSize} are answered.` },
  afterArgOptions: { description: 'Only what comes behind this cursor.', validate: cursor },
  beforeArgOptions: { description: 'Only what comes before this cursor.', validate: cursor },
  defaultConnectionTypeOptions: { description: 'A page of a list.' },
  defaultEdgeTypeOptions: { description: 'A row of a page.' },
  edgesFieldOptions: { description: 'The rows of this page.' },
  pageInfoFieldOptions: { description: 'Where this page stands in the list.' },
  cursorFieldOptions: { description: 'Where this row stands in the list.' },
  nodeFieldOptions: { description: 'What stands in this row.' },
} as const;
