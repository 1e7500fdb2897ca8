import { listSectionItems } from '#src/api/browse.ts';
import { call } from '#src/api/call.ts';
import { bannersByContentType } from '#src/contracts/banners.ts';
import { contentTypeDivisionLevel, contentTypeRandom } from '#src/contracts/browse.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { specDataSpecTree } from '#src/contracts/specs.ts';
import { specwizardsActive } from '#src/contracts/specwizards.ts';
import { redirect } from '#src/lib/redirect.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { findDivision, findFormerDivision } from '#src/domain/masterformat/divisions.ts';
import { csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';
import { formerFileSelection } from '#src/domain/masterformat/former-file.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findFormerSection } from '#src/domain/masterformat/former-sections.ts';
import { editionFrom } from '#src/domain/masterformat/edition.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import { sectionContext } from '#src/domain/masterformat/section-context.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { specTreeViewFrom } from '#src/domain/specification/spec-tree-view.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { pageSize } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { editionStore } from '#src/stores/edition.ts';

const randomShown = 8;

/** A content type and its divisions. The home page makes the same call, so the response is often cached. */
export async function topLevel({ params, request: { url, signal } }: ScreenRequest) {
  const type = typeParam(params);
  const context = {
    specTree: type === 'spec' ? specTree(url, signal) : null,
    random: call(contentTypeRandom, { query: { contentType: type, size: randomShown }, signal }),
    banners: call(bannersByContentType, {
      params: { contentType: type, divisionSectionOrTop: 'top' },
      signal,
    }),
  };
  return {
    type,
    ...context,
    library: requireData(await call(contentTypeTopLevel, { params: { type: 'all' }, signal })),
  };
}

/** Uses the edition in the address, or the visitor's; the layout reads it from the address at the same time. */
function specTree(url: string, signal: AbortSignal) {
  const query = new URL(url).searchParams;
  const { isOld, isWhole } = specTreeViewFrom(query);
  return call(specDataSpecTree, {
    query: {
      mf: editionFrom(query.get('mf')) ?? editionStore.getState(),
      ...(isOld && { old: 'true' }),
      ...(isWhole && { debug: 'true' }),
    },
    signal,
  });
}

/** The division's total, which counts each item once, is a promise. */
export async function divisionLevel({ params, request: { signal } }: ScreenRequest) {
  const type = typeParam(params);
  const division = findDivision(params['division'] ?? '');
  if (division === null) throw notFound();
  const context = {
    library: call(contentTypeTopLevel, { params: { type: 'all' }, signal }),
    banners: call(bannersByContentType, {
      params: { contentType: type, divisionSectionOrTop: division.number },
      signal,
    }),
  };
  return {
    type,
    division,
    ...context,
    level: requireData(
      await call(contentTypeDivisionLevel, { params: { type: 'all', division: division.number }, signal }),
    ),
  };
}

/** A section and its items, or the sections that a broader or former number stands for. */
export async function sectionLevel({ params, request: { url, signal } }: ScreenRequest) {
  const type = typeParam(params);
  const page = pageNumberFrom(new URL(url).searchParams.get('page'));
  const general = await generalSection(type, params, signal);
  // A section without products has no list, only its neutral text.
  if (general !== null) throw redirect(to.neutralSection(general));
  const { key, sections } = selectionAt(type, params, new URL(url));
  const [section, ...others] = sections;
  if (page === null || section === undefined) throw notFound();
  if (others.length > 0) {
    return { type, requested: requestedNumber(key), several: await rowsOf(sections, signal) };
  }
  const division = section.digits.slice(0, 2);
  const context = {
    context: sectionContext(section),
    level: call(contentTypeDivisionLevel, { params: { type: 'all', division }, signal }),
    banners: call(bannersByContentType, {
      params: { contentType: type, divisionSectionOrTop: `${division}${section.digits}` },
      signal,
    }),
  };
  const part = { from: (page - 1) * pageSize, size: pageSize };
  const [answer, neutral] = await Promise.all([
    listSectionItems(type, section.digits, part, signal),
    neutralFile(type, section.digits, signal),
  ]);
  return { type, section, page, ...context, neutral, answer: requireData(answer) };
}

/** Sections of divisions 00 and 01, with six or eight digits. */
const generalNumber = /^0[01]\d{4}(?:\d{2})?$/;

/** The neutral section of a general requirement, which has no products; null for any other number. */
async function generalSection(
  type: ContentType,
  { division, section = '' }: ScreenRequest['params'],
  signal: AbortSignal,
): Promise<string | null> {
  const digits = section.replaceAll(/\D/g, '');
  if (division !== digits.slice(0, 2) || !generalNumber.test(digits)) return null;
  return csiSelectionFrom(section) === null ? neutralFile(type, digits, signal) : null;
}

/** The neutral section, for pages of specifications; null if there is none, or if its call fails. */
async function neutralFile(type: ContentType, digits: string, signal: AbortSignal): Promise<string | null> {
  if (type !== 'spec' && type !== 'sw') return null;
  const { data } = await call(specwizardsActive, { signal });
  return data?.find(({ coid, section }) => coid === null && section.number === digits)?.filename ?? null;
}

/**
 * The path segment that the host uses for files of the former site, in place of a division:
 * `/content-type/spec/section/07540.shtml`.
 */
const formerFiles = 'section';

function selectionAt(type: ContentType, params: ScreenRequest['params'], { searchParams, search }: URL) {
  const { division = '', section = '' } = params;
  const isFormerFile = division === formerFiles;
  const selection = isFormerFile
    ? formerFileSelection(section, editionFrom(searchParams.get('mf')))
    : csiSelectionFrom(section);
  if (selection !== null && selection.kind !== 'division' && (isFormerFile || isDivision(division)))
    return selection;
  if (!isFormerFile) throw notFound();
  // Doesn't replace the history entry: an address of the former site is always the first page of a visit.
  throw redirect((selection ? to.division(type, selection.key) : listOf(type)) + search);
}

const listOf = (type: ContentType): string => (type === 'sw' ? to.specwizards() : to.contentType(type));

function typeParam(params: ScreenRequest['params']): ContentType {
  const type = contentTypeFrom(params['contentType'] ?? '');
  if (type === null) throw notFound();
  return type;
}

/** A number that stands for several sections, in its own edition. */
interface SectionChoice {
  number: string;
  isFormer: boolean;
  title: string;
  /** The digits as in addresses. */
  digits: string;
}

function requestedNumber(text: string): SectionChoice {
  const { digits, edition } = parseSectionNumber(text) ?? { digits: text, edition: '04' };
  const title = edition === '95' ? (findFormerSection(digits) ?? formerDivision(digits))?.title : undefined;
  return { number: formatSection(digits, edition), isFormer: edition === '95', title: title ?? '', digits };
}

/** `15000` means all of division 15. */
const formerDivision = (digits: string) =>
  digits.endsWith('000') ? findFormerDivision(digits.slice(0, 2)) : null;

/** In either edition. */
const isDivision = (number: string): boolean =>
  findDivision(number) !== null || findFormerDivision(number) !== null;

async function rowsOf(sections: readonly Section[], signal: AbortSignal) {
  const numbers = new Set(sections.map(({ digits }) => digits));
  const divisions = [...new Set(sections.map(({ digits }) => digits.slice(0, 2)))];
  const levels = await Promise.all(
    divisions.map((division) =>
      call(contentTypeDivisionLevel, { params: { type: 'all', division }, signal }),
    ),
  );
  return levels.flatMap((level) => requireData(level).sections.filter(({ number }) => numbers.has(number)));
}
