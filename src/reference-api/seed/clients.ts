import { userIdOf } from '#src/reference-api/seed/persons.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

const regions = [
  'Northeast',
  'Southeast',
  'Great Lakes',
  'Plains',
  'Southwest',
  'Pacific Northwest',
  'Eastern Canada',
  'all regions',
];

/** Manufacturers that publish in the library, and whom a specifier reaches there. */
export function seedClients(seeding: Seeding): void {
  for (const { company, profiles } of seeding.makers) {
    if (!company.isClient) continue;
    const random = seeding.random('client', company.coid);
    const contact =
      profiles.length > 0
        ? { ...userIdOf(random), phone: company.phone, region: random.pick(regions) }
        : null;
    seeding.world.clients.set(company.coid, {
      id: company.coid,
      coid: company.coid,
      company: company.companyNoHtml,
      since: seeding.ago(random.whole(200, 7000)),
      contact,
    });
  }
}
