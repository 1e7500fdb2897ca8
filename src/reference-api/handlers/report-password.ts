import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import type { Caller } from '#src/reference-api/caller.ts';
import { refuse } from '#src/reference-api/refusal.ts';

/** With this and a manufacturer's abbreviation its own pages and reports open, in the sample world. */
const reportPassword = 'demo-report';

/** What a visitor gives to see them. */
interface Given {
  webabrv: string;
  password: string;
}

/** Refuses with 403 unless abbreviation and password are the manufacturer's, and with 429 after ten wrong passwords. */
export function requirePassword(
  { attempts }: Account,
  { address }: Caller,
  company: Company | undefined,
  { webabrv, password }: Given,
): Company {
  const keys = [`reports of ${webabrv.toLowerCase()}`, `reports to ${address}`] as const;
  attempts.begin(...keys);
  if (company?.webabrv.toLowerCase() !== webabrv.toLowerCase() || password !== reportPassword)
    refuse(403, `${brand.name} does not accept this abbreviation with this password.`);
  attempts.succeeded(...keys);
  return company;
}
