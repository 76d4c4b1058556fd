import { rowIdOf } from '../../../graphql/globalId.ts';

/** A product's global id as the domain takes it. */
export function productArgument(id: string | number | null | undefined): { id: number } | null {
  return id ? { id: rowIdOf('Product', String(id), 'productId') } : null;
}
