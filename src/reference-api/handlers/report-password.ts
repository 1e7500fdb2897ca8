import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import type { Account } from '#src/reference-api/account/account.ts';
import { equalInConstantTime } from '#src/reference-api/account/secrets.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

/** What a visitor enters to see a manufacturer's reports. */
interface ReportCredentials {
  webabrv: string;
  password: string;
}

/** Refuses with 403 unless abbreviation and password are the manufacturer's, and with 429 after ten wrong passwords. */
export function requirePassword(
  { attempts, sample }: Account,
  { address }: Caller,
  company: Company | undefined,
  { webabrv, password }: ReportCredentials,
): Company {
  const keys = [`reports of ${webabrv.toLowerCase()}`, `reports to ${address}`] as const;
  attempts.begin(...keys);
  const isRight = sample !== null && equalInConstantTime(password, sample.reportPassword);
  if (company?.webabrv.toLowerCase() !== webabrv.toLowerCase() || !isRight)
    refuse(403, `${brand.name} does not accept this abbreviation with this password.`);
  attempts.succeeded(...keys);
  return company;
}
