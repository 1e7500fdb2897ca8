import type { Company, CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { isRecipient, type InquiryRecipient } from '#src/contracts/forms/information-request.ts';

/** The most products and sections that one request can name. */
const maxNamed = 20;

const placeOf = (city: string | null | undefined, state: string | null | undefined): string =>
  [city, state].filter(Boolean).join(', ');

/** A request names complete section numbers; a shorter number only finds manufacturers to ask. */
const wholeSection = /^\d{6}(?:\d{2})?$/;

/** Manufacturers of a section or broader number that accept requests, none selected yet. */
export const manufacturersOfSection = (
  companies: readonly CompanyBrief[],
  section: string,
): InquiryRecipient[] =>
  companies
    .filter(({ isClient }) => isClient)
    .map(({ coid, company, companySlug, city, state }) => ({
      coid,
      name: company,
      slug: companySlug,
      place: placeOf(city, state),
      productIds: [],
      sections: wholeSection.test(section) ? [section] : [],
      isChosen: false,
      outcome: null,
    }));

export const manufacturerOfCompany = ({
  coid,
  companyNoHtml,
  companySlug,
  address,
}: Company): InquiryRecipient => ({
  coid,
  name: companyNoHtml,
  slug: companySlug,
  place: placeOf(address?.city, address?.state),
  productIds: [],
  sections: [],
  isChosen: true,
  outcome: null,
});

/** The manufacturer of an item, with the products to ask about: the item itself, or those it belongs to. */
export const manufacturerOfItem = (item: Content): InquiryRecipient => ({
  coid: item.coid,
  name: item.company,
  slug: item.companySlug,
  place: '',
  productIds: item.content_type === 'product' ? [item.id] : item.productIds.slice(0, 1),
  sections: item.csi.slice(0, 1).map(({ number }) => number),
  isChosen: true,
  outcome: null,
});

/** Merges rows so that each manufacturer occurs once, in first-seen order, with the questions of all its rows. */
export function mergedManufacturers(makers: readonly InquiryRecipient[]): InquiryRecipient[] {
  const merged = new Map<number, InquiryRecipient>();
  for (const manufacturer of makers) {
    const before = merged.get(manufacturer.coid);
    merged.set(
      manufacturer.coid,
      before
        ? {
            ...before,
            place: before.place || manufacturer.place,
            productIds: [...new Set([...before.productIds, ...manufacturer.productIds])].slice(0, maxNamed),
            sections: [...new Set([...before.sections, ...manufacturer.sections])].slice(0, maxNamed),
            isChosen: before.isChosen || manufacturer.isChosen,
          }
        : manufacturer,
    );
  }
  return [...merged.values()];
}

/** Keeps the first selected manufacturers up to the limit and deselects the others. */
export function withinLimit(makers: readonly InquiryRecipient[], most: number): InquiryRecipient[] {
  let asked = 0;
  return makers.map((manufacturer) => {
    if (!isRecipient(manufacturer)) return manufacturer;
    asked += 1;
    return asked <= most ? manufacturer : { ...manufacturer, isChosen: false };
  });
}
