import type { ReactNode, SelectHTMLAttributes } from 'react';

import { FieldFrame, useFieldProps } from '#src/ui/field.tsx';
import type { FieldProps } from '#src/ui/field.tsx';

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & { children: ReactNode };

/** A choice of one, with label, hint and message as any field. */
export function SelectField({ id: given, label, error, hint, required = false, children, ...rest }: Props) {
  const { id, control } = useFieldProps({ label, error, hint, ...(given && { id: given }) }, required);
  return (
    <FieldFrame {...{ id, label, error, hint }} isOptional={!required}>
      <select {...rest} {...control}>
        {children}
      </select>
    </FieldFrame>
  );
}
