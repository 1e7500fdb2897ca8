import type { ReactNode } from 'react';

import { FieldFrame, useFieldProps } from '#src/ui/field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  maxLength?: number;
  /** For a multiline text. */
  rows?: number;
}

/** A form field that can stay empty; then the printed form has a line to write on. */
export function FormLine({ label, value, onChange, hint, maxLength = 160, rows }: Props) {
  const { id, control } = useFieldProps({ hint }, false);
  return (
    <FieldFrame id={id} label={label} hint={hint} isOptional={false}>
      {rows === undefined ? (
        <input
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea
          {...control}
          rows={rows}
          maxLength={4000}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
