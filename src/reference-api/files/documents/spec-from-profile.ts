import type { Company } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { SpecDocument, SpecManufacturer } from '#src/reference-api/files/documents/spec-document.ts';
import { executionPart } from '#src/reference-api/files/documents/spec-part-execution.ts';
import { generalPart } from '#src/reference-api/files/documents/spec-part-general.ts';
import { productsPart } from '#src/reference-api/files/documents/spec-part-products.ts';
import { sentence } from '#src/reference-api/files/documents/spec-lines.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

function manufacturerOf(company: Company): SpecManufacturer {
  const { address, companyNoHtml, phone, tollFree, urls, about } = company;
  const lines =
    address === null
      ? []
      : [address.street, `${address.city}, ${address.state} ${address.zip}`.trim()].filter(
          (line) => line !== '',
        );
  const [introduction = ''] = about.split(/(?<=[.!?])\s/);
  return {
    name: companyNoHtml,
    address: lines,
    phone: phone ?? tollFree,
    web: urls[0]?.url ?? null,
    introduction: introduction === '' ? '' : sentence(introduction),
  };
}

/**
 * A guide specification in three parts for one section, written around a product: articles in the order in which the
 * trade expects them. `about` tells what the record of the specification says of it.
 */
export function specFromProfile(
  profile: SectionProfile,
  product: Product,
  company: Company,
  about: { edition: string; revised: string },
): SpecDocument {
  const own = product.csi.find(({ number }) => number === profile.number);
  const manufacturer = manufacturerOf(company);
  return {
    number: formatSection(profile.number, '04'),
    title: own?.title ?? findSection(profile.number)?.title ?? profile.assembly,
    edition: about.edition,
    revised: about.revised,
    manufacturer,
    nodes: [
      ...generalPart(profile, product),
      ...productsPart(profile, product, manufacturer),
      ...executionPart(profile, product),
    ],
  };
}
