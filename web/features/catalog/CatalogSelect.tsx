import { chakra } from '@chakra-ui/react/styled-system';
import Settings2 from 'lucide-react/icons/settings-2';
import { lazy, Suspense, useState } from 'react';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { Button } from '../../ui/Button.tsx';
import { type Classification, choose, levels, stillThere } from './catalogTree.ts';
import { LevelSelect } from './LevelSelect.tsx';
import { useCatalogTree } from './useCatalogTree.ts';

const CatalogManager = lazy(async () => ({
  default: (await import('./CatalogManager.tsx')).CatalogManager,
}));

interface CatalogSelectProps {
  value: Classification;
  onChange: (value: Classification) => void;
  /** The person has tried to go on: what is empty is then an error. */
  checked?: boolean;
}

/**
 * 行业 → 产品 → SKU of a space. Each level waits for the one above; what is not there yet is added on the spot.
 * Stands in a Suspense of whoever uses it.
 */
export function CatalogSelect({ value, onChange, checked = false }: CatalogSelectProps) {
  const tree = useCatalogTree();
  const [managing, setManaging] = useState(false);
  return (
    <chakra.fieldset minW="0" m="0" p="0" border="0">
      <chakra.legend p="0" mb="1.5" display="flex" w="full" alignItems="center">
        <chakra.span textStyle="heading" flex="1">
          {t.classification}
        </chakra.span>
        <Button size="xs" variant="ghost" onClick={() => setManaging(true)}>
          <Settings2 size={14} aria-hidden />
          {t.manage}
        </Button>
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(180px, 1fr))" gap="3">
        {levels.map((level) => (
          <LevelSelect
            key={level}
            level={level}
            tree={tree}
            value={value}
            error={checked && value[level] === '' ? t.choose(t.levels[level]) : null}
            onChoose={(name) => onChange(choose(value, level, name))}
          />
        ))}
      </chakra.div>
      {managing && (
        <Suspense fallback={null}>
          <CatalogManager
            onClose={() => {
              setManaging(false);
              onChange(stillThere(tree, value));
            }}
          />
        </Suspense>
      )}
    </chakra.fieldset>
  );
}
