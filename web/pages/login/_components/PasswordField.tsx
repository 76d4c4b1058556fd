import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { entrance } from '../../../locales/zh-CN/entrance.ts';
import { TextField } from './TextField.tsx';

const t = entrance.login;

export function PasswordField({ error }: { error: string | null }) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      name="password"
      label={t.password}
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      error={error}
      action={
        <button
          type="button"
          className="login-eye"
          aria-label={visible ? t.hide : t.show}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  );
}
