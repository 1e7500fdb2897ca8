import type { ApiMarks } from './api.ts';
import type { Interactions } from './interactions.ts';
import type { Marks } from './lighthouse.ts';
import type { PhoneMarks } from './slow-phone.ts';
import type { WizardMarks } from './specwizard.ts';
import type { Wire } from './wire.ts';

export interface PageMarks {
  name: string;
  wire: Wire;
  marks: Marks;
  phone: PhoneMarks;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`);

const COLUMNS: readonly (readonly [string, (page: PageMarks) => number, (value: number) => string])[] = [
  ['JS on the wire', ({ wire }) => wire.js, kB],
  ['CSS on the wire', ({ wire }) => wire.css, kB],
  ['fonts on the wire', ({ wire }) => wire.font, kB],
  ['performance', ({ marks }) => marks.performance, String],
  ['accessibility', ({ marks }) => marks.accessibility, String],
  ['best practices', ({ marks }) => marks.bestPractices, String],
  ['SEO', ({ marks }) => marks.seo, String],
  ['LCP', ({ marks }) => marks.lcp, ms],
  ['CLS', ({ marks }) => marks.cls, (value) => value.toFixed(3)],
  ['TBT', ({ marks }) => marks.tbt, ms],
  ['index of the machine', ({ marks }) => marks.benchmarkIndex, (value) => String(Math.round(value))],
  ['first paint, slow phone', ({ phone }) => phone.firstPaint, ms],
  ['LCP, slow phone', ({ phone }) => phone.lcp, ms],
];

/** `1.10×`, how many times the yardstick's; a dash where the yardstick has none of it. */
function ratio(ours: number, theirs: number): string {
  return theirs > 0 && !Number.isNaN(ours) ? `${(ours / theirs).toFixed(2)}×` : '–';
}

/**
 * One line per figure, one column per page; behind each figure its ratio to the first page, the hello-world, or for what
 * that has none of to the second, the catalog.
 */
export function pageTable(pages: readonly PageMarks[]): string {
  const [hello, catalog] = pages;
  const head = ['Lighthouse on a phone, HTTP/2', ...pages.map(({ name }) => name)];
  const rows = COLUMNS.map(([title, read, show]) => [
    title === 'TBT' ? 'TBT (÷ catalog)' : title,
    ...pages.map((page) => {
      const value = read(page);
      const yardstick = title === 'TBT' ? catalog : hello;
      return page === yardstick || page === hello || !yardstick
        ? show(value)
        : `${show(value)} (${ratio(value, read(yardstick))})`;
    }),
  ]);
  return aligned([head, ...rows]);
}

/** Performance alone, a page a line. */
export function plainTable(pages: readonly PageMarks[]): string {
  return aligned([
    ['The same over HTTP/1.1', 'performance', 'LCP', 'TBT'],
    ...pages.map(({ name, marks }) => [name, String(marks.performance), ms(marks.lcp), ms(marks.tbt)]),
  ]);
}

/** The first column to the left, all others to the right. */
function aligned(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map(([title = '', ...cells]) =>
      [
        title.padEnd(widths[0] ?? 0),
        ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}

/** Each way beside both plain sites; the catalog is the one that ours is held against. */
export function interactionLines(times: {
  ours: Interactions;
  hello: Interactions;
  catalog: Interactions;
}): string {
  const line = (title: string, key: keyof Interactions) => {
    const [ours, hello, catalog] = [times.ours[key], times.hello[key], times.catalog[key]];
    return `${title.padEnd(44)}${ms(ours).padStart(10)}, catalog ${ms(catalog)} (${ratio(ours, catalog)}), hello-world ${ms(hello)}`;
  };
  return [
    line('list → detail, 4× slower CPU', 'listToDetail'),
    line('filter → all rows painted, 4× slower CPU', 'filterToPainted'),
    line('back → all 24 rows painted, 4× slower CPU', 'backToList'),
    line('back → row 20 at its place, 4× slower CPU', 'backToRow'),
  ].join('\n');
}

/** Opening beside hello-world's way from its list to a detail, a choice beside its filter. */
export function wizardLines({ open, click, nodes }: WizardMarks, theirs: Interactions): string {
  return [
    `SpecWizard of 2,000 lines, data → shown ${ms(open)}, hello-world list → detail, 4× slower, ${ms(theirs.listToDetail)} (${ratio(open, theirs.listToDetail)}), ${nodes} elements`,
    `SpecWizard choice → painted, 4× slower  ${ms(click)}, hello-world filter ${ms(theirs.filterToPainted)} (${ratio(click, theirs.filterToPainted)})`,
  ].join('\n');
}

export function heapLine(ours: number, theirs: number): string {
  return `heap per navigation, collected      ${kB(ours)}, hello-world ${kB(theirs)}`;
}

export function apiLine({ scale, startMs, p50, p95, memoryMb }: ApiMarks & { scale: number }): string {
  const memory = memoryMb === undefined ? '' : `, ${Math.round(memoryMb)} MB`;
  const world = scale === 1 ? 'standard world' : `world × ${scale}`;
  return `API, ${world}: starts in ${(startMs / 1000).toFixed(1)} s, search p50 ${ms(p50)}, p95 ${ms(p95)}${memory}`;
}
