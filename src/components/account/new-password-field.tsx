import { useState } from 'react';

import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import { minPasswordLength } from '#src/lib/checks/password.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

interface Props extends TextProps {
  /** Why the password as it is typed would be refused. */
  problem: string | null;
}

/** A password that someone chooses: once they leave it, it says what is wrong, and follows the keys from there on. */
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
