import type { Company } from '#src/contracts/companies.ts';
import type { World } from '#src/reference-api/world/world.ts';

const MOST = 12;

/** Manufacturers with content in the same sections, the most shared sections first. */
export function competitorsOf(world: World, company: Company): Company[] {
  const own = new Set(company.sections.map(({ number }) => number));
  return rankCompanies(
    world,
    company,
    (other) => other.sections.filter(({ number }) => own.has(number)).length,
  );
}

/**
 * Manufacturers in the same parts of a division, including those that are not clients. A whole division is too broad: wall
 * sheathing is no match for architectural casework, though both are in division 06.
 */
export function similarManufacturers(world: World, company: Company): Company[] {
  const parts = partsOf(company);
  return rankCompanies(
    world,
    company,
    (other) => [...partsOf(other)].filter((part) => parts.has(part)).length,
  );
}

const rankCompanies = (world: World, company: Company, shared: (other: Company) => number): Company[] =>
  [...world.companies.values()]
    .filter((other) => other.coid !== company.coid)
    .map((other) => ({ other, rank: shared(other) }))
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (one, two) =>
        two.rank - one.rank ||
        Number(two.other.isClient) - Number(one.other.isClient) ||
        one.other.coid - two.other.coid,
    )
    .slice(0, MOST)
    .map(({ other }) => other);

/** The first three digits: `064` for Architectural Woodwork, which has 06 41 00 and 06 42 00. */
const partsOf = ({ sections }: Company): Set<string> =>
  new Set(sections.map(({ number }) => number.slice(0, 3)));
