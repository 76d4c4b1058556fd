import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { schemaForm as t } from '../../locales/zh-CN/jsonEditor.ts';

const words: Partial<Record<TranslatableString, (params: string[]) => string>> = {
  [TranslatableString.ArrayItemTitle]: () => t.item,
  [TranslatableString.EmptyArray]: () => t.empty,
  [TranslatableString.YesLabel]: () => t.yes,
  [TranslatableString.NoLabel]: () => t.no,
  [TranslatableString.NewStringDefault]: () => '',
  [TranslatableString.AddButton]: () => t.add,
  [TranslatableString.AddItemButton]: () => t.add,
  [TranslatableString.CopyButton]: () => t.copy,
  [TranslatableString.MoveDownButton]: () => t.down,
  [TranslatableString.MoveUpButton]: () => t.up,
  [TranslatableString.RemoveButton]: () => t.remove,
  [TranslatableString.ClearLabel]: () => t.clear,
  [TranslatableString.ClearButton]: () => t.clear,
  [TranslatableString.KeyLabel]: ([name = '']) => t.key(name),
  [TranslatableString.OptionPrefix]: ([index = '']) => t.option(index),
  [TranslatableString.TitleOptionPrefix]: ([title = '', index = '']) => `${title} ${index}`,
  [TranslatableString.UnknownFieldType]: () => t.unsupported,
  [TranslatableString.UnsupportedField]: () => t.unsupported,
};

/** The form's own words in Chinese. */
export function translate(text: TranslatableString, params: string[] = []): string {
  return words[text]?.(params) ?? englishStringTranslator(text, params);
}
