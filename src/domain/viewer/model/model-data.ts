import type { Bim } from '#src/contracts/content.ts';
import type { IfcSet, IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { foldedText } from '#src/lib/folded-text.ts';
import type { Table } from '#src/lib/csv.ts';

/** One property of an object. */
export interface DataRow {
  /** The property set: `Parameters`, `Pset_DoorCommon`. */
  set: string;
  name: string;
  value: string | number;
  unit: string;
}

/** The parameters of a library record, as in its files. */
export const parameterRows = ({ parameters }: Pick<Bim, 'parameters'>): DataRow[] =>
  parameters.map(({ name, value, unit }) => ({ set: 'Parameters', name, value, unit: unit ?? '' }));

/** A short word after a number is its unit, because IFC has no measure type for many units. */
const unitLength = 20;

/** The property sets of an IFC object. */
export const setRows = (sets: readonly IfcSet[]): DataRow[] =>
  sets.flatMap(({ name: set, properties }) =>
    properties.map(({ name, value, unit, description }) => ({
      set,
      name,
      value,
      unit: unit || (typeof value === 'number' && description.length <= unitLength ? description : ''),
    })),
  );

/** The attributes of an IFC object outside its property sets. */
export function identityRows(thing: IfcObject): DataRow[] {
  const classes = thing.classifications.map(({ system, code, title }): [string, string] => [
    system || 'Classification',
    [code, title].filter(Boolean).join(' '),
  ]);
  const said: readonly (readonly [string, string])[] = [
    ['Class', thing.entity],
    ['Predefined type', thing.predefinedType],
    ['Name', thing.name],
    ['Type', thing.typeName],
    ...classes,
    ['Material', thing.materials.join(', ')],
    ['Description', thing.description],
    ['GlobalId', thing.globalId],
  ];
  return said.flatMap(([name, value]) => (value === '' ? [] : { set: 'Identity', name, value, unit: '' }));
}

/** Rows that contain all search words, in any cell. */
export function rowsWith(rows: readonly DataRow[], words: string): DataRow[] {
  const sought = foldedText(words).split(/\s+/).filter(Boolean);
  return rows.filter(({ set, name, value, unit }) => {
    const text = foldedText(`${set} ${name} ${value} ${unit}`);
    return sought.every((word) => text.includes(word));
  });
}

export const dataTable = (rows: readonly DataRow[]): Table => [
  ['Set', 'Name', 'Value', 'Unit'],
  ...rows.map(({ set, name, value, unit }) => [set, name, value, unit]),
];
