import type { Impact } from '#src/contracts/content.ts';
import { decimalText } from '#src/lib/numbers.ts';

export interface ImpactRow {
  indicator: string;
  name: string;
  unit: string;
  /** One value per stage of the table; null where none was declared. */
  values: readonly (number | null)[];
}

/** Life-cycle stages of EN 15804 and ISO 21930. */
const stageWords: ReadonlyMap<string, string> = new Map([
  ['A1-A3', 'Product'],
  ['A1', 'Raw materials'],
  ['A2', 'Transport to the plant'],
  ['A3', 'Manufacturing'],
  ['A4', 'Transport to site'],
  ['A5', 'Installation'],
  ['B1-B7', 'Use stage'],
  ['B1', 'Use'],
  ['B2', 'Maintenance'],
  ['B3', 'Repair'],
  ['B4', 'Replacement'],
  ['B5', 'Refurbishment'],
  ['B6', 'Operational energy'],
  ['B7', 'Operational water'],
  ['C1', 'Demolition'],
  ['C2', 'Transport to disposal'],
  ['C3', 'Waste processing'],
  ['C4', 'Disposal'],
  ['D', 'Beyond the system boundary'],
]);

/** The stage's name; empty for a stage that no standard defines. */
export const stageName = (stage: string): string => stageWords.get(stage) ?? '';

/** Rows are indicators, columns are stages, both in input order. */
export function impactTable(impacts: readonly Impact[]): {
  stages: readonly string[];
  rows: readonly ImpactRow[];
} {
  const stages = [...new Set(impacts.map(({ stage }) => stage))];
  const byIndicator = Map.groupBy(impacts, ({ indicator, unit }) => `${indicator} ${unit}`);
  const rows = [...byIndicator.values()].flatMap((ofIndicator) => {
    const [first] = ofIndicator;
    if (!first) return [];
    const values = stages.map((stage) => ofIndicator.find((impact) => impact.stage === stage)?.value ?? null);
    return [{ indicator: first.indicator, name: first.name, unit: first.unit, values }];
  });
  return { stages, rows };
}

/** A result as declarations print it, to three significant digits: `12.4`, `3.10E-8`, with a real minus sign before the number. */
export function impactText(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  const sign = value < 0 ? '−' : '';
  if (size < 0.01 || size >= 100_000) return `${sign}${size.toExponential(2).toUpperCase().replace('+', '')}`;
  return `${sign}${size < 100 ? size.toPrecision(3) : decimalText(size, 0)}`;
}
