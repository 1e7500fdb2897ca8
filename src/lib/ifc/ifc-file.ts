/** One instance of an IFC file: its entity as the standard spells it, and its attributes by name. */
export interface IfcLine {
  id: number;
  entity: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** A file opened by a reader. */
export interface IfcFile {
  schema: string;
  /** Ids of all instances of exactly this entity, such as `IfcProject`. */
  idsOf: (entity: string) => readonly number[];
  line: (id: number) => IfcLine | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** web-ifc's type code for a reference to another instance. */
const referenceType = 5;

/** The ids that an attribute refers to, one or a list. */
export function referencesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value) || value['type'] !== referenceType) return [];
  return typeof value['value'] === 'number' ? [value['value']] : [];
}

/** Longer texts are cut, because each element that shares a text has its own copy on the page. */
const mostCharacters = 2_000;

/** A value with the name of its measure, `IFCLENGTHMEASURE`. */
export interface IfcValue {
  value: string | number | boolean;
  measure: string;
}

export function valueIn(given: unknown): IfcValue | null {
  if (!isRecord(given) || given['type'] === referenceType) return null;
  const { value, name } = given;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const short = typeof value === 'string' ? value.slice(0, mostCharacters) : value;
  return { value: short, measure: typeof name === 'string' ? name.toUpperCase() : '' };
}

/** An attribute as text; empty if it is not set. */
export function textIn(line: IfcLine | null, attribute: string): string {
  const found = valueIn(line?.attributes[attribute]);
  return found === null ? '' : String(found.value);
}
