import type { GraphQLContext } from '../../../graphql/context.ts';

type Row = { id: number };
type Find<Found extends Row> = (ids: number[]) => Promise<Found[]>;

interface Batch {
  ids: Set<number>;
  found: Promise<Map<number, Row>>;
}

const batches = new WeakMap<GraphQLContext, Map<string, Batch>>();

/**
 * The rows with these ids in the order given, without those that are gone. All that is asked under one key while
 * the rows of a list resolve is fetched by one `find`, so a longer list costs no more statements.
 */
export async function findTogether<Found extends Row>(
  context: GraphQLContext,
  key: string,
  ids: readonly number[],
  find: Find<Found>,
): Promise<Found[]> {
  const open = batches.get(context) ?? new Map<string, Batch>();
  batches.set(context, open);
  let batch = open.get(key);
  if (!batch) {
    const wanted = new Set<number>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      open.delete(key);
      const rows = await find([...wanted]);
      return new Map<number, Row>(rows.map((row) => [row.id, row]));
    });
    batch = { ids: wanted, found };
    open.set(key, batch);
  }
  for (const id of ids) batch.ids.add(id);
  const rows = await batch.found;
  return ids.flatMap((id) => (rows.get(id) as Found | undefined) ?? []);
}
