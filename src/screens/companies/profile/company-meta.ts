import { publicOrigin } from '#src/browser/location.ts';
import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { breadcrumbList } from '#src/components/page/structured-crumbs.ts';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import type { ShareCard } from '#src/domain/share-card.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';

export const companyCrumbs = (company: Company): Crumb[] => crumbsTo(company.companyNoHtml);

/** `Duluth, MN`; empty without an address. */
export const placeOf = ({ address }: Pick<Company, 'address'>): string =>
  address === null ? '' : [address.city, address.state].filter(Boolean).join(', ');

/** A phone number for a `tel:` link; null if there is nothing to dial. */
export function telHref(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/[^\d+]/g, '');
  return digits === '' ? null : `tel:${digits}`;
}

/** One sentence per fact. */
export function companyDescription(company: Company): string {
  const what = company.sections.slice(0, 3).map(({ title }) => title);
  const has = contentTypes.flatMap((type) => {
    const count = company.counts[type] ?? 0;
    return count > 0 ? `${countText(count)} ${contentTypeWords[type].plural}` : [];
  });
  const place = placeOf(company);
  return [
    `${company.companyNoHtml}${place === '' ? '' : `, ${place}`}${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
    has.length > 0 ? `${has.slice(0, 4).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The content of the profile's link preview picture. */
export function companyCard(company: Company): ShareCard {
  const what = company.sections.slice(0, 3).map(({ title }) => title);
  return {
    title: company.companyNoHtml,
    kicker: 'Manufacturer',
    lines: [placeOf(company), what.join(', ')].filter(Boolean),
    picture: company.logo,
  };
}

/** The manufacturer as schema.org data. */
export function companyStructure(company: Company): StructuredData {
  const { address, phone, founded, urls } = company;
  const logo = safeHref(company.logo);
  const links = urls.flatMap(({ url }) => safeHref(url) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    breadcrumb: breadcrumbList(companyCrumbs(company)),
    mainEntity: {
      '@type': 'Organization',
      name: company.companyNoHtml,
      url: `${publicOrigin()}${to.company(company)}`,
      ...(company.about === '' ? {} : { description: company.about }),
      ...(logo === null ? {} : { logo: new URL(logo, publicOrigin()).href }),
      ...(phone === null ? {} : { telephone: phone }),
      ...(founded === null ? {} : { foundingDate: String(founded) }),
      ...(links.length === 0 ? {} : { sameAs: links }),
      ...(address === null
        ? {}
        : {
            address: {
              '@type': 'PostalAddress',
              streetAddress: address.street,
              addressLocality: address.city,
              addressRegion: address.state,
              postalCode: address.zip,
              addressCountry: address.country,
            },
          }),
    },
  };
}
