import units from '#src/lib/ifc/ifc-units.json' with { type: 'json' };
import { type IfcFile, referencesIn, textIn } from '#src/lib/ifc/ifc-file.ts';

type Words = Readonly<Record<string, string>>;

const {
  conversions,
  prefixes,
  siNames,
  /** The kind of unit that the file assigns to a measure. */
  kinds,
  /** Units of the standard, for measures without an assigned one. */
  standard,
}: Record<'conversions' | 'prefixes' | 'siNames' | 'kinds' | 'standard', Words> = units;

/** The symbol of a unit in the file; empty if there is none for it. */
export function unitSymbol(file: IfcFile, id: number | undefined): string {
  const line = id === undefined ? null : file.line(id);
  if (line?.entity === 'IfcSIUnit')
    return `${prefixes[textIn(line, 'Prefix')] ?? ''}${siNames[textIn(line, 'Name')] ?? ''}`;
  const name = textIn(line, 'Name');
  return conversions[name.toUpperCase()] ?? name.toLowerCase();
}

export function unitsOf(file: IfcFile): (measure: string) => string {
  const assigned = new Map<string, string>();
  for (const assignment of file.idsOf('IfcUnitAssignment'))
    for (const id of referencesIn(file.line(assignment)?.attributes['Units']))
      assigned.set(textIn(file.line(id), 'UnitType'), unitSymbol(file, id));
  return (measure) => assigned.get(kinds[measure] ?? '') ?? standard[measure] ?? '';
}
