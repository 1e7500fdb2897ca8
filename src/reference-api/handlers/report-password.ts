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
export async function requirePassword(
  { attempts, sample }: Account,
  { address }: Caller,
  company: Company | undefined,
  { webabrv, password }: ReportCredentials,
): Promise<Company> {
  const keys = [`reports of ${webabrv.toLowerCase()}`, `reports to ${address}`] as const;
  await attempts.begin(...keys);
  const isRight = sample !== null && equalInConstantTime(password, sample.reportPassword);
  if (company?.webabrv.toLowerCase() !== webabrv.toLowerCase() || !isRight)
    refuse(403, `${brand.name} does not accept this abbreviation with this password.`);
  await attempts.succeeded(...keys);
  return company;
}
