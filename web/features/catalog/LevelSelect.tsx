import { useState } from 'react';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { Select } from '../../ui/controls.ts';
import { Field } from '../../ui/Field.tsx';
import { AddNode } from './AddNode.tsx';
import {
  type CatalogItem,
  type Classification,
  choicesAt,
  chosenAt,
  type Level,
  levelAbove,
} from './catalogTree.ts';

interface LevelSelectProps {
  level: Level;
  tree: readonly CatalogItem[];
  value: Classification;
  error: string | null;
  onChoose: (name: string) => void;
}

/** No name is this: names are tidied by the server. */
const addValue = ' add';

/** One level of the tree: the browser's own list, with a new entry as its last choice. */
export function LevelSelect({ level, tree, value, error, onChoose }: LevelSelectProps) {
  const [adding, setAdding] = useState(false);
  const above = levelAbove(level);
  const parent = above && chosenAt(tree, value, above);
  const waits = above !== null && value[above] === '';
  const choices = choicesAt(tree, value, level);
  const known = value[level] === '' || choices.some(({ name }) => name === value[level]);
  const label = t.levels[level];
  return (
    <Field label={label} error={error}>
      {(control) =>
        adding ? (
          <AddNode
            {...control}
            level={level}
            parentId={parent?.id ?? null}
            onAdded={(name) => {
              setAdding(false);
              onChoose(name);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Select
            {...control}
            value={value[level]}
            disabled={waits}
            onChange={(event) =>
              event.target.value === addValue ? setAdding(true) : onChoose(event.target.value)
            }
          >
            <option value="">{waits && above ? t.first(t.levels[above]) : t.choose(label)}</option>
            {!known && <option value={value[level]}>{value[level]}</option>}
            {choices.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
            {!waits && <option value={addValue}>{t.add(label)}</option>}
          </Select>
        )
      }
    </Field>
  );
}
