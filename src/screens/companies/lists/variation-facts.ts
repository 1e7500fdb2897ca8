import type { Content } from '#src/contracts/content.ts';
import { monthAndYear } from '#src/lib/dates.ts';

/** One property with a value per item. */
export interface FactRow {
  label: string;
  values: readonly string[];
  /** How a sentence names it; empty for rows that always differ, such as sheet number and date. */
  inSentence: string;
}

/** Whether the values differ. */
export const valuesDiffer = ({ values }: FactRow): boolean => new Set(values).size > 1;

const sentenceWords = new Map([
  ['Sheet', ''],
  ['Drawn for', 'what they are drawn for'],
  ['Updated', ''],
]);

/** What an item has instead of the first one's values; empty if that is only its sheet or date. */
export const differenceOf = (rows: readonly FactRow[], column: number): string =>
  rows
    .flatMap(({ inSentence, values }) => {
      const value = values[column] ?? '';
      return inSentence === '' || value === values[0] ? [] : value;
    })
    .filter(Boolean)
    .join(' · ');

/** In a fixed order; leaves out rows without values. */
export function variationFacts(items: readonly Content[]): FactRow[] {
  const areSized = items.some(({ title }) => sizesIn(title) !== '');
  const rows: [label: string, of: (item: Content) => string][] = [
    ['Sheet', (item) => ('detailNumber' in item ? item.detailNumber : '')],
    ['Sizes', (item) => sizesIn(item.title) || (areSized ? 'Base size' : '')],
    ['Assembly', (item) => ('assembly' in item ? item.assembly : '')],
    ['Condition', (item) => ('condition' in item ? unsized(item.condition) : '')],
    ['View', (item) => ('view' in item ? item.view : '')],
    ['Scale', (item) => ('scale' in item ? item.scale : '')],
    ['Section', (item) => item.csi.map(({ title }) => title).join(', ')],
    ['Drawn for', summaryOf],
    ['Updated', (item) => monthAndYear(item.updated_at) ?? item.updated_at],
  ];
  return rows
    .map(([label, of]) => ({
      label,
      values: items.map(of),
      inSentence: sentenceWords.get(label) ?? label.toLowerCase(),
    }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** A summary without what other rows state: sizes, scale, and condition. */
function summaryOf(item: Content): string {
  const sizes = sizesIn(item.title).toLowerCase();
  const stated = [sizes, 'scale' in item ? item.scale : ''].filter(Boolean);
  const parts = item.summary.replace(/\.$/, '').split(', ');
  const rest = parts.filter((part) => !stated.some((one) => part.toLowerCase().includes(one))).join(', ');
  const condition = 'condition' in item ? `${unsized(item.condition)} with ` : '';
  return rest.toLowerCase().startsWith(condition.toLowerCase()) ? rest.slice(condition.length) : rest;
}

/** A condition without its sizes. */
const unsized = (condition: string): string =>
  condition
    .split(', ')
    .filter((part) => !/\d/.test(part))
    .join(', ') || condition;

/** The parts of a title that contain a number, which tell variations apart. */
const sizesIn = (title: string): string =>
  title
    .split(/ - |, /)
    .slice(1)
    .filter((part) => /\d/.test(part))
    .join(', ');
