import { useDeleteProduct } from '../../../features/products/useDeleteProduct.ts';
import { products as t } from '../../../locales/zh-CN/products.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface DeleteProductProps {
  product: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const { remove, isRemoving } = useDeleteProduct();
  return (
    <ConfirmDialog
      open={product !== null}
      title={t.confirmDelete(product?.name ?? '')}
      confirm={t.delete}
      cancel={t.cancel}
      busy={isRemoving}
      onConfirm={() => product && remove(product.id, onDeleted)}
      onClose={onClose}
    >
      {t.deleteHint}
    </ConfirmDialog>
  );
}
