import { loadQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type ProductsPageQuery } from '../../__generated__/ProductsPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';
import { readAddress } from '../../ui/table/tableAddress.ts';

export const productSizes = [12, 24, 48];

/** The address says which products. */
export function loadProducts({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { page, size } = readAddress(searchParams, { prefix: '', sizes: productSizes, usualSize: 12 });
  return loadQuery<ProductsPageQuery>(
    environment,
    query,
    { page: { number: page, size }, search: searchParams.get('q')?.slice(0, 128) ?? '' },
    { fetchPolicy: 'store-and-network' },
  );
}
