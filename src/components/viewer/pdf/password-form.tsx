import { useState } from 'react';

import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

interface Props {
  /** Used in sentences: `document`. */
  what: string;
  /** After a password that doesn't open the file. */
  isWrong: boolean;
  onGive: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password of an encrypted file, which never leaves the browser. */
export function PasswordForm({ what, isWrong, onGive, onCancel }: Props) {
  const [password, setPassword] = useState('');
  return (
    <Notice title={`The ${what} is protected by a password.`}>
      <form
        className="stack gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onGive(password);
        }}
      >
        <PasswordField
          label="Password of the file"
          required
          autoComplete="off"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={isWrong ? 'This password doesn’t open the file.' : undefined}
        />
        <p className="flow gap-2">
          <Button kind="primary" type="submit">
            Open
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </p>
      </form>
    </Notice>
  );
}
