import type { Company } from '#src/contracts/companies.ts';
import type { Spec, Sw } from '#src/contracts/content.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { brokenSections } from '#src/reference-api/specifications/broken-sections.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import { neutralSectionOf } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { findSectionRecord } from '#src/reference-api/specifications/find-section-record.ts';
import { representativeProduct, masterFor } from '#src/reference-api/specifications/master-for.ts';
import { joinedList, pluralOf } from '#src/reference-api/specifications/spec-words.ts';
import { type ReadMaster, readMaster } from '#src/reference-api/specifications/read-master.ts';

/** What a section is made from: its author, the master of its lines, and the record that fills them. */
export interface SectionSource {
  company: Company;
  section: CsiSection;
  master: ReadMaster;
  record: SectionRecord;
}

/** From the current records of its manufacturer and product; null if they make no section. */
export function sectionSource(world: World, written: Spec | Sw): SectionSource | null {
  const [section] = written.csi;
  const company = world.companies.get(written.coid);
  const profile = profileOf(section?.number ?? '');
  const products = written.productIds.flatMap((id) => world.content.find('product', id) ?? []);
  const product = profile && representativeProduct(products, profile);
  if (!section || !company || !profile || !product) return null;
  return {
    company,
    section,
    master: readMaster(masterFor(written.filename, profile, product)),
    record: { manufacturer: company.companyNoHtml, product },
  };
}

/** The section with that file name; null if there is none. */
export function sectionOf(world: World, filename: string): SpecSection | null {
  const neutral = neutralSectionOf(world, filename);
  if (neutral !== null) return neutral;
  const written = findSectionRecord(world, filename);
  const source = written && sectionSource(world, written);
  if (!written || !source) return null;
  const { company, section, master, record } = source;
  const revised = revisedOf(written);
  return {
    filename,
    coid: company.coid,
    company: company.companyNoHtml,
    companySlug: company.companySlug,
    section,
    title: section.title,
    edition: written.content_type === 'spec' ? written.edition.replace('MasterFormat ', '') : '2020',
    revised,
    copyright: `© ${revised.slice(0, 4)} ${company.companyNoHtml}`,
    manufacturer: manufacturerOf(company, productsOf(world, written)),
    nodes: brokenSections.get(filename)?.() ?? fillMaster(master.nodes, record),
    references: [...master.references],
  };
}

const revisedOf = (written: Spec | Sw): string =>
  written.content_type === 'spec' ? written.revised : written.updated_at;

/** What the manufacturer makes in the section, in the plural. */
const productsOf = (world: World, written: Spec | Sw): string[] => [
  ...new Set(
    written.productIds.flatMap((id) => {
      const product = world.content.find('product', id);
      return product && product.discontinued === null ? [pluralOf(product.noun)] : [];
    }),
  ),
];

function manufacturerOf(
  { address, companyNoHtml, phone, tollFree, urls }: Company,
  things: readonly string[],
): SpecSection['manufacturer'] {
  const lines =
    address === null ? [] : [address.street, `${address.city}, ${address.state} ${address.zip}`.trim()];
  const place = address === null ? '' : ` of ${address.city}`;
  return {
    name: companyNoHtml,
    address: lines.filter((line) => line !== ''),
    phone: phone ?? tollFree,
    web: urls[0]?.url ?? null,
    introduction:
      things.length === 0 ? '' : `${companyNoHtml}${place} makes ${joinedList(things.slice(0, 3))}.`,
  };
}
