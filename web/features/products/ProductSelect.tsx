import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { productSelect as t } from '../../locales/zh-CN/products.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { ChosenProduct } from './ChosenProduct.tsx';
import { ProductCombobox } from './ProductCombobox.tsx';
import type { ProductDialogProps } from './ProductDialog.tsx';

const ProductDialog = lazy(async () => ({
  default: (await import('./ProductDialog.tsx')).ProductDialog,
}));

interface ProductSelectProps {
  /** A product's id; empty for none. */
  value: string;
  onChange: (id: string) => void;
  label?: string;
  hint?: string | undefined;
  optional?: boolean;
  error?: string | null;
}

/**
 * The one way to choose a product, for every form: searched by its letters, added or changed on the spot, and shown
 * with what it is once chosen. Nothing is asked of the server before it is opened.
 */
export function ProductSelect(props: ProductSelectProps) {
  const { value, onChange, label = t.label, hint, optional = false, error = null } = props;
  const [dialog, setDialog] = useState<Pick<ProductDialogProps, 'product' | 'name'> | null>(null);
  const [changed, setChanged] = useState(0);
  const choose = (id: string) => {
    setDialog(null);
    setChanged((count) => count + 1);
    onChange(id);
  };
  return (
    <>
      <Field
        label={label}
        optional={optional}
        hint={hint}
        error={error}
        aside={
          <Button size="xs" variant="ghost" onClick={() => setDialog({})}>
            <Plus size={14} aria-hidden />
            {t.add}
          </Button>
        }
      >
        {(control) =>
          value === '' ? (
            <ProductCombobox
              {...control}
              listVersion={changed}
              onChoose={onChange}
              onAdd={(name) => setDialog({ name })}
            />
          ) : (
            <Suspense fallback={<Skeleton h="14" />}>
              <ChosenProduct
                controlId={control.id}
                productId={value}
                version={changed}
                onEdit={(product) => setDialog({ product })}
                onClear={() => onChange('')}
              />
            </Suspense>
          )
        }
      </Field>
      {dialog && (
        <Suspense fallback={<chakra.span role="status" />}>
          <ProductDialog {...dialog} onSaved={choose} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
