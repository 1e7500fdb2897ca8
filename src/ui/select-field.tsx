import type { ReactNode, SelectHTMLAttributes } from 'react';

import { FieldFrame, useFieldProps, type FieldProps } from '#src/ui/field.tsx';

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'required'> & {
    /** Marks the field as optional. Leave it out for one that always has a value. */
    isOptional?: boolean;
    children: ReactNode;
  };

/** A select with label, hint, and message. */
export function SelectField({ id: given, label, error, hint, isOptional = false, children, ...rest }: Props) {
  const { id, control } = useFieldProps({ id: given, error, hint }, false);
  return (
    <FieldFrame {...{ id, label, error, hint, isOptional }}>
      <select {...rest} {...control}>
        {children}
      </select>
    </FieldFrame>
  );
}
