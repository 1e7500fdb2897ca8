import type { Company, CompanyBrief } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { isAsked } from '#src/contracts/forms/information-request.ts';
import type { AskedMaker } from '#src/contracts/forms/information-request.ts';

/** The most products and sections that one request can name. */
const maxNamed = 20;

const placeOf = (city: string | null | undefined, state: string | null | undefined): string =>
  [city, state].filter(Boolean).join(', ');

/** A request names complete section numbers; a shorter number only finds manufacturers to ask. */
const wholeSection = /^\d{6}(?:\d{2})?$/;

/** Manufacturers of a section or broader number that accept requests, none selected yet. */
export function makersOfSection(companies: readonly CompanyBrief[], section: string): AskedMaker[] {
  return companies
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
}

export function makerOfCompany({ coid, companyNoHtml, companySlug, address }: Company): AskedMaker {
  return {
    coid,
    name: companyNoHtml,
    slug: companySlug,
    place: placeOf(address?.city, address?.state),
    productIds: [],
    sections: [],
    isChosen: true,
    outcome: null,
  };
}

/** The manufacturer of an item, with the products to ask about: the item itself, or those it belongs to. */
export function makerOfItem(item: Content): AskedMaker {
  return {
    coid: item.coid,
    name: item.company,
    slug: item.companySlug,
    place: '',
    productIds: item.content_type === 'product' ? [item.id] : item.productIds.slice(0, 1),
    sections: item.csi.slice(0, 1).map(({ number }) => number),
    isChosen: true,
    outcome: null,
  };
}

/** Merges rows so that each manufacturer occurs once, in first-seen order, with the questions of all its rows. */
export function mergedMakers(makers: readonly AskedMaker[]): AskedMaker[] {
  const merged = new Map<number, AskedMaker>();
  for (const maker of makers) {
    const before = merged.get(maker.coid);
    merged.set(
      maker.coid,
      before
        ? {
            ...before,
            place: before.place || maker.place,
            productIds: [...new Set([...before.productIds, ...maker.productIds])].slice(0, maxNamed),
            sections: [...new Set([...before.sections, ...maker.sections])].slice(0, maxNamed),
            isChosen: before.isChosen || maker.isChosen,
          }
        : maker,
    );
  }
  return [...merged.values()];
}

/** Keeps the first selected manufacturers up to the limit and deselects the others. */
export function withinLimit(makers: readonly AskedMaker[], most: number): AskedMaker[] {
  let asked = 0;
  return makers.map((maker) => {
    if (!isAsked(maker)) return maker;
    asked += 1;
    return asked <= most ? maker : { ...maker, isChosen: false };
  });
}
