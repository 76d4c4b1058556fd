import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface SwitchRowProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A yes or no with its explanation: a native checkbox that looks and is announced as a switch. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1">
        <chakra.label htmlFor={id} display="block" textStyle="label">
          {label}
        </chakra.label>
        <chakra.p id={`${id}-hint`} textStyle="caption" color="fg.subtle">
          {hint}
        </chakra.p>
      </chakra.div>
      <chakra.input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        css={knob}
      />
    </chakra.div>
  );
}

const knob = {
  appearance: 'none',
  flexShrink: 0,
  w: '36px',
  h: '20px',
  borderRadius: 'full',
  bg: 'border.strong',
  cursor: 'pointer',
  transition: 'background 140ms ease-out',
  _before: {
    content: '""',
    display: 'block',
    boxSize: '16px',
    m: '2px',
    borderRadius: 'full',
    bg: 'bg.panel',
    transition: 'transform 140ms ease-out',
  },
  _checked: { bg: 'ink', _before: { transform: 'translateX(16px)' } },
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
} as const;
