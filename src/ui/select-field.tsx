import type { ReactNode, SelectHTMLAttributes } from 'react';

import { FieldFrame, useFieldWords } from '#src/ui/field.tsx';
import type { FieldWords } from '#src/ui/field.tsx';

type Props = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & { children: ReactNode };

/** A choice of one, with label, hint and message as any field. */
export function SelectField({ id: given, label, error, hint, required = false, children, ...rest }: Props) {
  const { id, control } = useFieldWords({ label, error, hint, ...(given && { id: given }) }, required);
  return (
    <FieldFrame {...{ id, label, error, hint, required }}>
      <select {...rest} {...control}>
        {children}
      </select>
    </FieldFrame>
  );
}
