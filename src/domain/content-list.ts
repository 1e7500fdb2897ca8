import type { Content } from '#src/contracts/content.ts';
import { bimFitness, type Fitness } from '#src/domain/bim-fitness.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';

/** Sort orders of a manufacturer's list; `set` is the order that the manufacturer chose. */
export const contentSorts = ['set', 'title', 'newest', 'section'] as const;
export type ContentSort = (typeof contentSorts)[number];

/** The state of a manufacturer's list of one type, as stored in its address. */
export interface ContentListState {
  /** An item must contain all of these words. */
  words: string;
  /** Six or eight digits (MasterFormat 04). */
  section: string | null;
  /** A file format in capital letters: `DXF`. */
  format: string | null;
  /** Only for items that expire. */
  validity: 'valid' | 'ended' | null;
  /** The fitness verdict of BIM objects. */
  fitness: Fitness | null;
  /** A certification program: `FM Approved`. */
  program: string | null;
  sort: ContentSort;
  page: number;
}

/** A filter value with how many items match it under the other filters. */
export interface Option {
  key: string;
  count: number;
}

const maxTermsLength = 100;
const maxProgramLength = 80;
const verdicts: readonly Fitness[] = ['fit', 'check', 'unfit'];

/** Reads the state from an address. Null for an invalid page number; unknown values are ignored. */
export function contentListFrom(query: URLSearchParams): ContentListState | null {
  const page = pageNumberFrom(query.get('page'));
  if (page === null) return null;
  const section = query.get('section') ?? '';
  const format = (query.get('format') ?? '').toUpperCase();
  const validity = query.get('validity');
  return {
    words: (query.get('q') ?? '').slice(0, maxTermsLength).replace(/\p{Cc}/gu, ' '),
    section: /^\d{6}(?:\d{2})?$/.test(section) ? section : null,
    format: /^[A-Z0-9]{1,8}$/.test(format) ? format : null,
    validity: validity === 'valid' || validity === 'ended' ? validity : null,
    fitness: verdicts.find((verdict) => verdict === query.get('fitness')) ?? null,
    program: programFrom(query.get('program')),
    sort: contentSorts.find((sort) => sort === query.get('sort')) ?? 'set',
    page,
  };
}

function programFrom(text: string | null): string | null {
  const program = (text ?? '')
    .slice(0, maxProgramLength)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return program === '' ? null : program;
}

/** The query string of the list's address. Leaves out defaults and always uses the same order. */
export function contentListText(state: ContentListState): string {
  const { words, section, format, validity, fitness, program, sort, page } = state;
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words.trim());
  if (section !== null) query.set('section', section);
  if (format !== null) query.set('format', format.toLowerCase());
  if (validity !== null) query.set('validity', validity);
  if (fitness !== null) query.set('fitness', fitness);
  if (program !== null) query.set('program', program);
  if (sort !== 'set') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Whether any filter is set. */
export const isNarrowed = (state: ContentListState): boolean =>
  contentListText(unnarrowed(state)) !== contentListText({ ...state, page: 1 });

/** Clears the filters; keeps the order. */
export const unnarrowed = ({ sort }: ContentListState): ContentListState => ({
  words: '',
  section: null,
  format: null,
  validity: null,
  fitness: null,
  program: null,
  sort,
  page: 1,
});

/** Filtered and sorted items, and the available filter values. `today` as `2026-11-02`. */
export function contentListOf(items: readonly Content[], state: ContentListState, today: string) {
  const words = fold(state.words).split(/\s+/).filter(Boolean);
  const tests = {
    words: (item: Content) => words.every((word) => textOf(item).includes(word)),
    section: (item: Content) =>
      state.section === null || item.csi.some(({ number }) => number === state.section),
    format: (item: Content) =>
      state.format === null || item.files.some(({ format }) => format === state.format),
    validity: (item: Content) => state.validity === null || validityOf(item, today) === state.validity,
    fitness: (item: Content) => state.fitness === null || fitnessOf(item) === state.fitness,
    program: (item: Content) => state.program === null || programOf(item) === state.program,
  };
  const fitting = (except: keyof typeof tests | null): Content[] =>
    items.filter(
      (item) =>
        (except === 'words' || tests.words(item)) &&
        (except === 'section' || tests.section(item)) &&
        (except === 'format' || tests.format(item)) &&
        (except === 'validity' || tests.validity(item)) &&
        (except === 'fitness' || tests.fitness(item)) &&
        (except === 'program' || tests.program(item)),
    );
  return {
    items: inOrder(fitting(null), state.sort),
    sections: countValues(fitting('section').map(({ csi }) => csi.map(({ number }) => number))),
    formats: countValues(fitting('format').map(({ files }) => files.map(({ format }) => format))),
    validities: countValues(fitting('validity').map((item) => validityOf(item, today) ?? [])),
    verdicts: countValues(fitting('fitness').map((item) => fitnessOf(item) ?? [])),
    programs: countValues(fitting('program').map((item) => programOf(item) ?? [])),
  };
}

/** Each distinct value with the number of items that have it, sorted. */
function countValues(values: readonly (string | readonly string[])[]): Option[] {
  const counts = new Map<string, number>();
  for (const own of values)
    for (const key of new Set([own].flat())) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function validityOf(item: Content, today: string): 'valid' | 'ended' | null {
  if (!('validUntil' in item)) return null;
  return item.validUntil !== null && item.validUntil.slice(0, 10) < today ? 'ended' : 'valid';
}

const fitnessOf = (item: Content): Fitness | null =>
  item.content_type === 'bim' ? bimFitness(item).fitness : null;

const programOf = (item: Content): string | null =>
  item.content_type === 'certificate' ? item.program : null;

function inOrder(items: readonly Content[], sort: ContentSort): Content[] {
  const byTitle = (one: Content, other: Content) =>
    one.title.localeCompare(other.title, 'en', { numeric: true }) || one.id - other.id;
  if (sort === 'title') return items.toSorted(byTitle);
  if (sort === 'newest')
    return items.toSorted(
      (one, other) => other.updated_at.localeCompare(one.updated_at) || byTitle(one, other),
    );
  if (sort === 'section')
    return items.toSorted(
      (one, other) =>
        (one.csi[0]?.number ?? '9').localeCompare(other.csi[0]?.number ?? '9') || byTitle(one, other),
    );
  return [...items];
}

function textOf(item: Content): string {
  const sections = item.csi.map(({ number, number95, title }) => `${number} ${number95 ?? ''} ${title}`);
  const own = 'detailNumber' in item ? item.detailNumber : 'number' in item ? item.number : '';
  return fold([item.title, item.summary, own, ...sections].join(' '));
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'o')
    .toLowerCase();
