import { useState, type InputHTMLAttributes } from 'react';

import { FieldFrame, useFieldProps, type FieldProps } from '#src/ui/field.tsx';
import style from '#src/ui/password-field.module.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type' | 'autoComplete'> & {
    /** Tells password managers whether to fill in or to suggest one. */
    autoComplete: 'current-password' | 'new-password' | 'off';
  };

/** A password field with a button to show the text. Pasting and password managers work. */
export function PasswordField({ id: given, label, error, hint, required = false, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const { id, control } = useFieldProps({ id: given, error, hint }, required);
  return (
    <FieldFrame {...{ id, label, error, hint }} isOptional={!required}>
      <span className={`block relative ${style.line}`}>
        <input
          {...rest}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={`note accent rounded ${style.show}`}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </span>
    </FieldFrame>
  );
}
