import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import style from '#src/components/account/manufacturer-password.module.css';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { safeNameFrom } from '#src/lib/safe-params.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  webabrv: string;
  /** Address of the protected page for the abbreviation and password. */
  hrefOf: (webabrv: string, password: string) => string;
  /** Links to other places. */
  children?: ReactNode;
}

const facts = [
  ['In the letter', 'Both are in the letter that came with your contract.'],
  ['Lost', 'Ask us for a new password; we can’t look up the old one.'],
] as const;

/** Asks again after a wrong abbreviation or password. Keeps the abbreviation, never the password. */
export function ManufacturerPassword({ webabrv, hrefOf, children }: Props) {
  const navigate = useNavigate();
  const [abbreviation, setAbbreviation] = useState(webabrv);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <WithPanel isShort panel={<PanelPart title="Where to find them" facts={facts} />}>
      <Notice tone="bad" title="The abbreviation or the password is wrong." role="alert" />
      <form
        className={`stack gap-3 ${style.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [name, word] = [safeNameFrom(abbreviation.trim()), safeNameFrom(password)];
          if (name === null || word === null) {
            setProblem('Enter both, without slashes.');
            return;
          }
          void navigate(hrefOf(name, word), { replace: true });
        }}
      >
        <TextField
          label="Abbreviation"
          required
          value={abbreviation}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setAbbreviation(target.value)}
        />
        <TextField
          label="Password"
          required
          type="password"
          value={password}
          error={problem}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button kind="primary" type="submit">
          Open
        </Button>
      </form>
      {children && <div className="roomy-links">{children}</div>}
    </WithPanel>
  );
}
