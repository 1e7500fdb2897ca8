import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import { refuse } from '#src/reference-api/refusal.ts';

/** With this and a manufacturer's abbreviation its own pages and reports open, in the sample world. */
const reportPassword = 'demo-report';

/** Refuses with 403 unless abbreviation and password are the manufacturer's. */
export function requirePassword(company: Company | undefined, webabrv: string, password: string): Company {
  const isTheirs = company?.webabrv.toLowerCase() === webabrv.toLowerCase();
  return company && isTheirs && password === reportPassword
    ? company
    : refuse(403, `${brand.name} does not accept this abbreviation with this password.`);
}
