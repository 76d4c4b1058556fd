import type { IconButtonProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { schemaForm as t } from '../../locales/zh-CN/jsonEditor.ts';
import { Button } from '../../ui/Button.tsx';

type Pressed = Pick<IconButtonProps, 'id' | 'onClick' | 'disabled'>;

function IconButton({
  id,
  onClick,
  disabled,
  label,
  children,
}: Pressed & { label: string; children: ReactNode }) {
  return (
    <Button
      id={id}
      size="xs"
      variant="ghost"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function AddButton({ id, onClick, disabled }: IconButtonProps) {
  return (
    <Button id={id} size="xs" disabled={disabled} onClick={onClick}>
      <Plus size={13} aria-hidden />
      {t.add}
    </Button>
  );
}

const icon = 13;

/** The library draws these with a font of icons that we do not have. */
export const buttons = {
  AddButton,
  CopyButton: (props: IconButtonProps) => (
    <IconButton {...pressed(props)} label={t.copy}>
      <Copy size={icon} aria-hidden />
    </IconButton>
  ),
  MoveDownButton: (props: IconButtonProps) => (
    <IconButton {...pressed(props)} label={t.down}>
      <ArrowDown size={icon} aria-hidden />
    </IconButton>
  ),
  MoveUpButton: (props: IconButtonProps) => (
    <IconButton {...pressed(props)} label={t.up}>
      <ArrowUp size={icon} aria-hidden />
    </IconButton>
  ),
  RemoveButton: (props: IconButtonProps) => (
    <IconButton {...pressed(props)} label={t.remove}>
      <X size={icon} aria-hidden />
    </IconButton>
  ),
  ClearButton: (props: IconButtonProps) => (
    <IconButton {...pressed(props)} label={t.clear}>
      <X size={icon} aria-hidden />
    </IconButton>
  ),
  SubmitButton: () => null,
};

const pressed = ({ id, onClick, disabled }: IconButtonProps): Pressed => ({ id, onClick, disabled });
