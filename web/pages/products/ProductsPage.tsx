import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { ProductsPageQuery } from '../../__generated__/ProductsPageQuery.graphql.ts';
import { ProductCard } from '../../features/products/ProductCard.tsx';
import type { ProductDialogProps } from '../../features/products/ProductDialog.tsx';
import { products as t } from '../../locales/zh-CN/products.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { SearchField } from '../../ui/table/SearchField.tsx';
import { useTableAddress } from '../../ui/table/useTableAddress.ts';
import { DeleteProduct } from './_components/DeleteProduct.tsx';
import { NoProducts } from './_components/NoProducts.tsx';
import { productSizes } from './productsLoader.ts';

const ProductDialog = lazy(async () => ({
  default: (await import('../../features/products/ProductDialog.tsx')).ProductDialog,
}));

/** 产品库: what one sells; page and words stand in the address. */
export function ProductsPage() {
  const table = useTableAddress({ sizes: productSizes });
  const { productPage } = useOwnedQuery<ProductsPageQuery>(
    graphql`
      query ProductsPageQuery($page: PageInput!, $search: String) {
        productPage(page: $page, search: $search) {
          total
          rows {
            id
            ...ProductCard_product
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ProductsPageQuery>>(),
  );
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Pick<ProductDialogProps, 'product'> | null>(null);
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const words = table.filter('q');
  return (
    <Page
      title={t.title}
      lead={t.lead}
      aside={
        <Button variant="ink" onClick={() => setOpen({})}>
          {t.add}
        </Button>
      }
    >
      {(productPage.total > 0 || words !== '') && (
        <chakra.search>
          <SearchField table={table} name="q" label={t.search} />
        </chakra.search>
      )}
      {productPage.rows.length === 0 ? (
        <NoProducts total={productPage.total} searched={words !== ''} onAdd={() => setOpen({})} />
      ) : (
        <chakra.ul css={grid}>
          {productPage.rows.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              onEdit={(edited) => setOpen({ product: edited })}
              onDelete={setDeleting}
            />
          ))}
        </chakra.ul>
      )}
      {productPage.total > 0 && <Pager table={table} total={productPage.total} />}
      {open && (
        <Suspense fallback={null}>
          <ProductDialog
            {...open}
            onClose={() => setOpen(null)}
            onSaved={() => {
              setOpen(null);
              void revalidate();
            }}
          />
        </Suspense>
      )}
      <DeleteProduct
        product={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setDeleting(null);
          void revalidate();
        }}
      />
    </Page>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '4',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
