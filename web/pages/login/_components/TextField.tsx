import type { InputHTMLAttributes, ReactNode } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error: string | null;
  /** Stands behind the label, and is read with the field. */
  hint?: string;
  /** Stands inside the field, at its end. */
  action?: ReactNode;
  /** Small buttons at the end of the label's line. */
  tools?: ReactNode;
  /** Stands beside the input, as high as it. */
  beside?: ReactNode;
}

export function TextField({ name, label, error, hint, action, tools, beside, ...input }: TextFieldProps) {
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="login-field">
      <div className="login-label">
        <label htmlFor={name}>{label}</label>
        {hint && <span id={hintId}>{hint}</span>}
        {tools && <span className="login-tools">{tools}</span>}
      </div>
      <div className="login-row">
        <div className="login-input">
          <input
            id={name}
            name={name}
            required
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error !== null}
            aria-describedby={described}
            {...input}
          />
          {action}
        </div>
        {beside}
      </div>
      {error && (
        <p id={errorId} className="login-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
