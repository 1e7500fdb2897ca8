import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { safeNameFrom } from '#src/lib/safe-params.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/resources/resources.module.css';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Keeps the abbreviation; the password is typed again. */
export function PasswordForm({ company, webabrv }: { company: Company; webabrv: string }) {
  const navigate = useNavigate();
  const [abbreviation, setAbbreviation] = useState(webabrv);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className={style.wrong}>
      <Notice tone="bad" title="The abbreviation or the password is wrong." role="alert">
        <p>
          Both are in the letter that came with your contract. If you lost it, ask for a new password: we
          can’t look it up.
        </p>
      </Notice>
      <form
        className={style.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [name, word] = [safeNameFrom(abbreviation.trim()), safeNameFrom(password)];
          if (name === null || word === null) {
            setProblem('Enter both, without slashes.');
            return;
          }
          void navigate(to.companyResources(company, name, word), { replace: true });
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
      <p>
        <Link className="link" to={to.company(company)}>
          Public page of <bdi>{company.companyNoHtml}</bdi>
        </Link>
      </p>
    </div>
  );
}
