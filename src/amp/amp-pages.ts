import { ampDocument, htmlText } from '#src/amp/amp-document.ts';
import { brand } from '#src/brand.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import type { contentTypeTopLevel } from '#src/contracts/browse.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { ampPathOf } from '#src/domain/amp-paths.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';

export type LibraryLevel = AnswerOf<typeof contentTypeTopLevel>;

interface Row {
  path: string;
  number?: string;
  label: string;
  count: number;
}

/** URLs are absolute, because AMP caches serve these pages from other hosts. */
function list(origin: string, rows: readonly Row[]): string {
  const items = rows.map(({ path, number, label, count }) => {
    const numbered = number === undefined ? '' : `<span class="number">${htmlText(number)}</span>`;
    return `<li><a href="${htmlText(origin + path)}">${numbered}${htmlText(label)}</a><span class="count">${countText(count)}</span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** The site's mark. */
const mark =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M1 5h18v4H1zM3 9v10M17 9v10" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/** Where the pages and their font are: the site's origin, and the path of its font file. */
export interface AmpPlace {
  origin: string;
  font: string | null;
}

const frame = ({ origin, font }: AmpPlace, canonicalPath: string) => ({
  font: font === null ? null : `${origin}${font}`,
  canonical: `${origin}${canonicalPath}`,
  header: `<a href="${htmlText(origin + ampPathOf(null))}">${mark}${htmlText(brand.name)}</a>`,
  footer: `<a href="${htmlText(origin + canonicalPath)}">The whole page</a>, with search, filters, and downloads.`,
});

/** The home page: links to content types and to divisions of products. */
export function ampHome({ totals, divisions }: LibraryLevel, place: AmpPlace): string {
  const { origin } = place;
  const byType = contentTypes.map((type) => ({
    path: ampPathOf(type),
    label: contentTypeWords[type].plural,
    count: totals[type] ?? 0,
  }));
  const byDivision = divisions.map(({ division, title, counts }) => ({
    path: to.division('product', division),
    number: division,
    label: title,
    count: counts['product'] ?? 0,
  }));
  return ampDocument({
    ...frame(place, to.home()),
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    main: `<h1>${htmlText(brand.tagline)}</h1><p>${htmlText(brand.description)}</p><p><a href="${htmlText(origin + to.searchEmpty())}">Search the library</a></p><h2>By content type</h2>${list(origin, filled(byType))}<h2>Products by division</h2>${list(origin, filled(byDivision))}`,
  });
}

/** The page of a content type: its divisions, and the sections of each. */
export function ampContentType(type: ContentType, level: LibraryLevel, place: AmpPlace): string {
  const { origin } = place;
  const { plural } = contentTypeWords[type];
  const total = level.totals[type] ?? 0;
  const divisions = level.divisions.filter(({ counts }) => (counts[type] ?? 0) > 0);
  const parts = divisions.map(({ division, title }) => {
    const sections = level.sections
      .filter(({ number }) => number.startsWith(division))
      .map((section) => ({
        path: to.section(type, section.number),
        number: formatSection(section.number, '04'),
        label: section.title,
        count: section.counts[type] ?? 0,
      }));
    const href = htmlText(origin + to.division(type, division));
    return `<h2><a href="${href}"><span class="number">${division}</span>${htmlText(title)}</a></h2>${list(origin, filled(sections))}`;
  });
  const sentence = `${countText(total)} ${plural} in ${divisions.length} divisions of MasterFormat, to read, compare, and download without signing in.`;
  return ampDocument({
    ...frame(place, to.contentType(type)),
    title: `${plural} | ${brand.name}`,
    description: sentence,
    main: `<h1>${htmlText(plural)}</h1><p>${htmlText(sentence)}</p>${parts.join('')}`,
  });
}

const filled = (rows: readonly Row[]): Row[] => rows.filter(({ count }) => count > 0);
