import type { CountsByType } from '#src/contracts/content-types.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/**
 * Computes all counts from the records, once, so that the numbers on companies, on products, in the matrix of divisions, and in
 * search facets always agree.
 */
export function computeCounts({ world }: SeedContext): void {
  for (const product of world.content.all('product')) {
    const related = world.content
      .ofProduct(product.id)
      .filter(({ content_type }) => content_type !== 'product');
    product.counts = countsOf(related);
    product.certifications = certificationsOf(related, world.today);
    product.declarations = declarationsOf(related, world.today);
  }
  for (const company of world.companies.values()) {
    company.counts = countsOf(world.content.everythingOf(company.coid));
  }
  for (const { coid } of world.news.values()) flag(coid, 'hasNews');
  for (const { coid } of world.projects.values()) flag(coid, 'hasProjects');
  countVariations();

  function flag(coid: number, field: 'hasNews' | 'hasProjects'): void {
    const company = world.companies.get(coid);
    if (company) company[field] = true;
  }

  function countVariations(): void {
    const alike = Map.groupBy(world.content.all('cad'), (cad) =>
      variationKey(cad, world.details.get(cad.id)?.key ?? ''),
    );
    for (const sheets of alike.values()) for (const cad of sheets) cad.variations = sheets.length - 1;
  }
}

/** Sheets of one manufacturer with the same condition of the same assembly are variations of each other. */
export const variationKey = ({ coid, csi: [main] }: Content, detail: string): string =>
  `${coid}/${main?.number ?? ''}/${detail}`;

function countsOf(items: readonly Content[]): CountsByType {
  const counts: CountsByType = {};
  for (const { content_type } of items) counts[content_type] = (counts[content_type] ?? 0) + 1;
  return counts;
}

/** The programs of certificates that are valid today. */
export function certificationsOf(items: readonly Content[], today: string): string[] {
  const valid = items.flatMap((item) =>
    item.content_type === 'certificate' && (item.validUntil === null || item.validUntil >= today)
      ? [item.program]
      : [],
  );
  return [...new Set(valid)];
}

/** The kinds of declaration that are valid today. */
export function declarationsOf(items: readonly Content[], today: string): Product['declarations'] {
  const valid = new Set(
    items.flatMap((item) =>
      (item.content_type === 'epd' || item.content_type === 'hpd') && item.validUntil >= today
        ? [item.content_type]
        : [],
    ),
  );
  return [...(valid.has('epd') ? (['EPD'] as const) : []), ...(valid.has('hpd') ? (['HPD'] as const) : [])];
}
