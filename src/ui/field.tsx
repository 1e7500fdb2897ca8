import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

import style from '#src/ui/field.module.css';

interface Words {
  label: string;
  /** What is wrong with what was typed; null when nothing is. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Where another part of the screen links to this field; else one is made. */
  id?: string;
}

/** The label, hint and message around a control, tied to it for screen readers. */
function useWords({ id: given, error, hint }: Words, required: boolean) {
  const made = useId();
  const id = given ?? made;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    control: {
      id,
      required,
      className: style.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}

function Frame({
  id,
  label,
  error,
  hint,
  required,
  children,
}: Omit<Words, 'id'> & { id: string; required: boolean; children: ReactNode }) {
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
        {!required && <span className={style.optional}> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p className={style.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={style.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = Words & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

export function TextField({ id: given, label, error, hint, required = false, ...rest }: InputProps) {
  const { id, control } = useWords({ label, error, hint, ...(given && { id: given }) }, required);
  return (
    <Frame {...{ id, label, error, hint, required }}>
      <input {...rest} {...control} />
    </Frame>
  );
}

type AreaProps = Words & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

export function TextArea({ id: given, label, error, hint, required = false, ...rest }: AreaProps) {
  const { id, control } = useWords({ label, error, hint, ...(given && { id: given }) }, required);
  return (
    <Frame {...{ id, label, error, hint, required }}>
      <textarea rows={5} {...rest} {...control} />
    </Frame>
  );
}
