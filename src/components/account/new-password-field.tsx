import { useState } from 'react';

import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import { minPasswordLength } from '#src/lib/checks/password.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

interface Props extends TextProps {
  /** Why the server would refuse the current text; null if it is fine. */
  problem: string | null;
}

/** A new password. Shows no problem until the field is left, then updates with every key. */
export function NewPasswordField({ problem, error, ...rest }: Props) {
  const [isLeft, setLeft] = useState(false);
  return (
    <PasswordField
      {...rest}
      error={error ?? (isLeft && rest.value !== '' ? problem : null)}
      onBlur={() => setLeft(true)}
      required
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters. A few unrelated words work well.`}
    />
  );
}
