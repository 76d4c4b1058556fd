import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { failures } from '../../locales/zh-CN/failures.ts';
import { productSelect as t } from '../../locales/zh-CN/products.ts';
import { TextInput } from '../../ui/controls.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { type ProductOption, ProductOptions } from './ProductOptions.tsx';

interface ProductComboboxProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** Changes when the products have. */
  listVersion: number;
  onChoose: (id: string) => void;
  onAdd: (name: string) => void;
}

/** Between two letters of somebody who types. */
const pauseMs = 200;

/** A text field that owns a list: the focus stays in the field, arrows move the choice, Enter takes it. */
export function ProductCombobox({ listVersion, onChoose, onAdd, ...control }: ProductComboboxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const options = useRef<readonly ProductOption[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const close = () => {
    setOpen(false);
    setAt(0);
  };
  const choose = (option: ProductOption) => {
    close();
    setText('');
    if (option.id === null) onAdd(option.name);
    else onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { length } = options.current;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      if (open && length > 0) setAt((before) => (Math.min(before, length - 1) + step + length) % length);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && open) {
      const option = options.current[Math.min(at, length - 1)];
      if (option) choose(option);
    } else return;
    event.preventDefault();
  };
  return (
    <chakra.div
      ref={box}
      pos="relative"
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <TextInput
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        placeholder={t.placeholder}
        value={text}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <chakra.div css={panel}>
          <SectionBoundary fallback={failures.productList} resetKeys={[search]}>
            <Suspense
              fallback={
                <chakra.p p="2" color="fg.muted" role="status">
                  {t.loading}
                </chakra.p>
              }
            >
              <ProductOptions
                id={listId}
                search={search}
                version={listVersion}
                at={at}
                onShown={(shown) => {
                  options.current = shown;
                }}
                onChoose={choose}
              />
            </Suspense>
          </SectionBoundary>
        </chakra.div>
      )}
    </chakra.div>
  );
}

const panel = {
  pos: 'absolute',
  zIndex: 'header',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxH: '280px',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  boxShadow: 'float',
} as const;
