import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { workForm as t } from '../../locales/zh-CN/workForm.ts';
import { Button } from '../../ui/Button.tsx';
import { SubmitNote } from './SubmitNote.tsx';

/** What stands between a draft and its work: the field, and the sentence that says it. */
export interface FormProblem {
  readonly field: string;
  readonly text: string;
}

interface WorkFormProps {
  label: string;
  /** In the order of the fields. */
  problems: readonly FormProblem[];
  /** In credits. */
  price: number;
  available: number;
  texts: {
    /** On the button, with the price. */
    submit: string;
    submitting: string;
    /** While something is still on its way to us. */
    uploading: string;
    /** What to do where the credits do not suffice. */
    shortRemedy: string;
  };
  uploading: boolean;
  submitting: boolean;
  failure: string | null;
  onSubmit: () => void;
  onReset: () => void;
  /** The fields. `errorOf` gives a field's sentence once the person has tried to submit. */
  children: (errorOf: (field: string) => string | null) => ReactNode;
}

/** A form that begins work: the price before the press, what is missing under the button, Ctrl+Enter from anywhere. */
export function WorkForm(props: WorkFormProps) {
  const { label, problems, price, available, texts, uploading, submitting } = props;
  const [checked, setChecked] = useState(false);
  const noteId = useId();
  const short = available < price;
  const blocked = problems.length > 0 || uploading || short || submitting;

  const submit = () => {
    setChecked(true);
    if (problems[0]) focusField(problems[0].field);
    if (!blocked) props.onSubmit();
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      p="5"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
      }}
    >
      {props.children((field) => (checked && problems.find((one) => one.field === field)?.text) || null)}
      <chakra.div css={footer}>
        <chakra.div display="flex" gap="2">
          <Button
            type="submit"
            variant="seal"
            size="lg"
            flex="1"
            aria-disabled={blocked}
            aria-describedby={noteId}
            opacity={blocked ? 0.55 : 1}
          >
            {submitting ? texts.submitting : texts.submit}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              setChecked(false);
              props.onReset();
            }}
          >
            {t.reset}
          </Button>
        </chakra.div>
        <SubmitNote
          id={noteId}
          problems={problems}
          checked={checked}
          uploading={uploading ? texts.uploading : null}
          failure={
            props.failure ??
            (short ? t.short(formatCount(price), formatCount(available), texts.shortRemedy) : null)
          }
        />
      </chakra.div>
    </chakra.form>
  );
}

/** The control itself where the field is a box around one. */
function focusField(field: string): void {
  const box = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  (box?.querySelector<HTMLElement>('[role=combobox]') ?? box)?.focus();
}

/** The button stays in sight while the form is scrolled. */
const footer = {
  pos: 'sticky',
  // Above the menu that a phone has at its foot; inside a pane there is none.
  bottom: { base: 'var(--shell-footer, 0px)', md: 0 },
  mx: '-5',
  mb: '-5',
  px: '5',
  py: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  zIndex: 1,
} as const;
