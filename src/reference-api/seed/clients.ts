import { randomPerson } from '#src/reference-api/seed/random-person.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Sales territories: the states and provinces that one representative covers. */
const territories: readonly (readonly [name: string, states: string])[] = [
  ['New England', 'CT MA ME NH RI VT'],
  ['Mid-Atlantic', 'DC DE MD NJ NY PA VA WV'],
  ['Southeast', 'AL FL GA KY MS NC SC TN'],
  ['Great Lakes', 'IL IN MI OH WI'],
  ['Upper Midwest', 'IA MN MO ND NE SD'],
  ['South Central', 'AR KS LA OK TX'],
  ['Mountain', 'AZ CO ID MT NM NV UT WY'],
  ['Pacific', 'AK CA HI OR WA'],
  ['Western Canada', 'AB BC MB SK'],
  ['Eastern Canada', 'NB NL NS ON PE QC'],
];

/** The name of a state's territory with its states, so that visitors see whether it is theirs. */
function territoryOf(state: string): string {
  const found = territories.find(([, states]) => states.split(' ').includes(state));
  return found === undefined ? 'All states' : `${found[0]}: ${found[1].replaceAll(' ', ', ')}`;
}

/** Clients: manufacturers that publish in the library, and their contacts. */
export function seedClients(context: SeedContext): void {
  for (const { company, profiles } of context.manufacturers) {
    if (!company.isClient) continue;
    const random = context.random('client', company.coid);
    const contact =
      profiles.length > 0
        ? { ...randomPerson(random), phone: company.phone, region: territoryOf(company.address?.state ?? '') }
        : null;
    context.world.clients.set(company.coid, {
      id: company.coid,
      coid: company.coid,
      company: company.companyNoHtml,
      since: context.ago(random.integer(200, 7000)),
      contact,
    });
  }
}
