import type { InputHTMLAttributes, ReactNode } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error: string | null;
  /** Stands inside the field, at its end. */
  action?: ReactNode;
}

export function TextField({ name, label, error, action, ...input }: TextFieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="login-field">
      <label htmlFor={name}>{label}</label>
      <div className="login-input">
        <input
          id={name}
          name={name}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        {action}
      </div>
      {error && (
        <p id={errorId} className="login-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
