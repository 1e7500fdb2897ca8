import type { Attribute } from '#src/contracts/content.ts';
import type { Run, SpecInput, SpecNode } from '#src/contracts/spec-sections.ts';
import { measureText, shownMeasure } from '#src/domain/units.ts';
import type { MasterInput, MasterRun } from '#src/reference-api/specifications/master-runs.ts';
import type { MasterNode } from '#src/reference-api/specifications/master-node.ts';
import { recommendedFor } from '#src/reference-api/specifications/recommended-for.ts';
import {
  capitalized,
  joinedList,
  lowerFirstLetter,
  toSentence,
} from '#src/reference-api/specifications/spec-words.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';

/** The manufacturer and product that a section is written for. Values are read when they are needed. */
export interface SectionRecord {
  manufacturer: string;
  product: {
    id: number;
    tradename: string;
    model: string;
    noun: string;
    materials?: string;
    uses?: readonly string[];
    limitations?: readonly string[];
    attributes: readonly Attribute[];
    /** Each by its designation and title. */
    standards?: readonly string[];
  };
}

/** Uses that an introduction names. */
export const MOST_USES = 4;

/** The lines of a master, filled with a record's names and measures. What the record does not state becomes a blank. */
export function fillMaster(nodes: readonly MasterNode[], record: SectionRecord): SpecNode[] {
  const blanks = new Map<string, number>();
  const unstated = unstatedLines(nodes, record);
  return recommendedFor(nodes, record.product)
    .map((node) => (unstated.has(node.id) ? { ...node, recommended: false } : node))
    .map((node) => filledNode(node, record, blanks));
}

const namesProduct = ({ text }: MasterNode): boolean =>
  text.some(
    (run) => typeof run === 'object' && 'name' in run && (run.name === 'product' || run.name === 'model'),
  );

/**
 * Optional values below the line that names the product, which its record does not state: a lavatory has no flush
 * volume. A section without a product recommends them all.
 */
function unstatedLines(nodes: readonly MasterNode[], record: SectionRecord): Set<number> {
  if (record.product.attributes.length === 0) return new Set();
  const products = new Set(nodes.filter(namesProduct).map(({ id }) => id));
  const isUnstated = (run: MasterRun): boolean =>
    typeof run === 'object' && 'attribute' in run && attributeIn(record, run.attribute) === null;
  return new Set(
    nodes
      .filter(
        ({ parentId, control, text }) =>
          control === 'check' && products.has(parentId ?? 0) && text.some(isUnstated),
      )
      .map(({ id }) => id),
  );
}

function filledNode(node: MasterNode, record: SectionRecord, blanks: Map<string, number>): SpecNode {
  const inputs = node.inputs.map((input) => filledInput(input, record));
  const text: Run[] = [];
  for (const run of node.text) {
    const filled = filledRun(run, record) ?? missing(run, blanks, inputs);
    const last = text.at(-1);
    if (typeof filled === 'string' && typeof last === 'string')
      text[text.length - 1] = possessive(
        last + (last.endsWith(': ') && isAttribute(run) ? capitalized(filled) : filled),
        record.manufacturer,
      );
    else text.push(filled);
  }
  const filled = {
    ...node,
    text,
    inputs,
    productIds: namesProduct(node) ? [record.product.id] : [],
    attribute: statedIn(node.text, record),
    rows: node.rows.map(({ cells, gray }) => ({ gray, cells: cells.map((cell) => cellText(cell, record)) })),
  };
  // What recommends a line is not part of the section.
  Reflect.deleteProperty(filled, 'of');
  return filled;
}

const isAttribute = (run: MasterRun): boolean => typeof run === 'object' && 'attribute' in run;

/** `Skerry Metal Panels' representative`, not `Panels's`. */
const possessive = (text: string, name: string): string =>
  name.endsWith('s') ? text.replaceAll(`${name}'s`, `${name}'`) : text;

const attributeIn = ({ product }: SectionRecord, key: string): Attribute | null =>
  product.attributes.find((attribute) => attribute.key === key) ?? null;

/** Null if neither the record nor the master has a value. */
function filledRun(run: MasterRun, record: SectionRecord): Run | null {
  if (typeof run === 'string') return run;
  if ('name' in run)
    return {
      manufacturer: record.manufacturer,
      product: record.product.tradename,
      model: record.product.model,
      kind: lowerFirstLetter(record.product.noun),
    }[run.name];
  if (!('attribute' in run)) return run;
  const own = ownText(run.attribute, record);
  if (own !== undefined) return own;
  const attribute = attributeIn(record, run.attribute);
  if (attribute !== null) return attributeRun(attribute);
  // Something that reads the same in both units, such as a class or a term of years, appears once.
  return run.otherwise?.ip === run.otherwise?.si ? (run.otherwise?.ip ?? null) : run.otherwise;
}

/** Texts of the record that a master names like attributes; those of its kind stand where there is none. */
function ownText(key: string, { product }: SectionRecord): string | undefined {
  const { materials, uses, limitations } = product;
  if (key === 'material') return materials && capitalized(materials);
  if (key === 'uses') return uses && joinedList(uses.slice(0, MOST_USES));
  return key === 'limitations' ? limitations?.map(toSentence).join(' ') : undefined;
}

function missing(run: MasterRun, blanks: Map<string, number>, inputs: SpecInput[]): Run {
  if (typeof run === 'string' || !('attribute' in run)) return '';
  const definition = attributeDefinition(run.attribute);
  const count = (blanks.get(run.attribute) ?? 0) + 1;
  blanks.set(run.attribute, count);
  const id = count === 1 ? run.attribute : `${run.attribute}-${count}`;
  inputs.push({
    id,
    kind: 'text',
    label: definition?.label ?? run.attribute,
    unit: definition?.unit ? writtenUnit(definition.unit) : null,
    least: null,
    greatest: null,
    options: [],
    initial: '',
  });
  return { input: id };
}

function filledInput({ initialAttribute, ...input }: MasterInput, record: SectionRecord): SpecInput {
  const value = initialAttribute === null ? undefined : attributeIn(record, initialAttribute)?.value;
  if (value === undefined) return input;
  // Options begin with a capital where the record’s value does not.
  const written = capitalized(String(value));
  return { ...input, initial: input.options.includes(written) ? written : String(value) };
}

/** A measure in a specification, in both units: `0.5 inch` and `12.7 mm`, `60 mils`, `20 years`. */
export function attributeRun({
  value,
  unit,
}: Pick<Attribute, 'value' | 'unit'>): string | { ip: string; si: string } {
  if (typeof value === 'string') return unit === null ? value : `${value} ${unit}`;
  if (unit === 'in/ft') return slopeRun(value);
  const ip = writtenMeasure(value, unit);
  const si = shownMeasure(value, unit, 'si');
  return si.unit === unit ? ip : { ip, si: measureText(si) };
}

const EIGHTHS = 8;
/** A slope as the trade writes it: `1/4:12`, `1:48` in SI. */
function slopeRun(inchesPerFoot: number): { ip: string; si: string } {
  const whole = Math.floor(inchesPerFoot);
  const eighths = Math.round((inchesPerFoot - whole) * EIGHTHS);
  const [over, under] =
    eighths % 4 === 0 ? [eighths / 4, 2] : eighths % 2 === 0 ? [eighths / 2, 4] : [eighths, EIGHTHS];
  const rise = eighths === 0 ? String(whole) : `${whole === 0 ? '' : `${whole}-`}${over}/${under}`;
  return { ip: `${rise}:12`, si: `1:${Math.round(12 / inchesPerFoot)}` };
}

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  mil: ['mil', 'mils'],
  h: ['hour', 'hours'],
  years: ['year', 'years'],
  days: ['day', 'days'],
  min: ['minute', 'minutes'],
  '%': ['percent', 'percent'],
  tons: ['ton', 'tons'],
};

/** The unit for a number that is not known yet. */
export const writtenUnit = (unit: string): string => words[unit]?.[1] ?? unit;

function writtenMeasure(value: number, unit: string | null): string {
  const word = unit === null ? undefined : words[unit];
  if (word === undefined) return measureText({ value, unit });
  return `${measureText({ value, unit: null })} ${Math.abs(value) <= 1 ? word[0] : word[1]}`;
}

const cellText = (cell: readonly MasterRun[], record: SectionRecord): string =>
  cell
    .map((run) => {
      const filled = filledRun(run, record);
      if (filled === null) return '—';
      if (typeof filled === 'string') return filled;
      if ('ip' in filled) return `${filled.ip} (${filled.si})`;
      if ('reference' in filled) return filled.reference;
      return 'section' in filled ? filled.title : '';
    })
    .join('');

const comparisons = { higher: '>=', lower: '<=' } as const;

/** The value that a line states: the first measure in it. */
function statedIn(text: readonly MasterRun[], record: SectionRecord): SpecNode['attribute'] {
  for (const run of text) {
    if (typeof run === 'string' || !('attribute' in run)) continue;
    const attribute = attributeIn(record, run.attribute);
    if (attribute === null) continue;
    const { key, value, unit, better } = attribute;
    const isMeasured = typeof value === 'number' && better !== null;
    return { key, op: isMeasured ? comparisons[better] : '=', value, unit };
  }
  return null;
}
