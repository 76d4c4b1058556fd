import { chakra } from '@chakra-ui/react/styled-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useState } from 'react';
import { profilePassword as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';

interface PasswordInputProps {
  name: string;
  label: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | null;
  hint?: ReactNode;
  onChange: (value: string) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({
  name,
  label,
  value,
  autoComplete,
  error,
  hint,
  onChange,
}: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <chakra.div pos="relative">
          <TextInput
            {...control}
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            pe="10"
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            variant="ghost"
            size="xs"
            icon
            px="0"
            pos="absolute"
            insetEnd="1"
            top="1"
            aria-label={`${visible ? t.hide : t.show} ${label}`}
            onClick={() => setVisible(!visible)}
          >
            <Icon size={16} aria-hidden />
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}
