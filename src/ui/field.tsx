import { useId } from 'react';
import type { ComponentProps, ReactNode, TextareaHTMLAttributes } from 'react';

import style from '#src/ui/field.module.css';

export interface FieldProps {
  label: string;
  /** A message; null when valid. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Set where another part of the screen links to this field; otherwise generated. */
  id?: string | undefined;
}

/** The label, hint and message around a control, tied to it for screen readers. */
export function useFieldProps({ id: given, error, hint }: Omit<FieldProps, 'label'>, required: boolean) {
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

export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional,
  children,
}: Omit<FieldProps, 'id'> & { id: string; isOptional: boolean; children: ReactNode }) {
  return (
    <div className="stack at-start gap-1">
      <label className="note plain bold" htmlFor={id}>
        {label}
        {isOptional && <span className="muted regular"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="small redline" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ id: given, label, error, hint, required = false, ...rest }: InputProps) {
  const { id, control } = useFieldProps({ id: given, error, hint }, required);
  // Read-only and search fields are never submitted, so they need no "required" mark.
  const isOptional = !required && rest.type !== 'search' && rest.readOnly !== true;
  return (
    <FieldFrame {...{ id, label, error, hint, isOptional }}>
      <input {...rest} {...control} />
    </FieldFrame>
  );
}

type AreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

export function TextArea({ id: given, label, error, hint, required = false, ...rest }: AreaProps) {
  const { id, control } = useFieldProps({ id: given, error, hint }, required);
  return (
    <FieldFrame {...{ id, label, error, hint }} isOptional={!required}>
      <textarea rows={5} {...rest} {...control} />
    </FieldFrame>
  );
}
