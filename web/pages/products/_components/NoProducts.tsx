import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { products as t } from '../../../locales/zh-CN/products.ts';
import { Button, RouterButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

interface NoProductsProps {
  total: number;
  searched: boolean;
  onAdd: () => void;
}

/** Why there is nothing, and one way on. */
export function NoProducts({ total, searched, onAdd }: NoProductsProps) {
  if (total > 0) {
    return <EmptyState title={t.beyond} action={<RouterButton to="/products">{t.firstPage}</RouterButton>} />;
  }
  if (searched) {
    return (
      <EmptyState title={t.nothingFound} action={<RouterButton to="/products">{t.clear}</RouterButton>} />
    );
  }
  return (
    <EmptyState
      title={t.empty}
      action={
        <Button variant="ink" onClick={onAdd}>
          <ClipboardPaste size={16} aria-hidden />
          {t.addByPaste}
        </Button>
      }
    >
      {t.emptyHint}
    </EmptyState>
  );
}
