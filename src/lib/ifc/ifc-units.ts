import { referencesIn, textIn } from '#src/lib/ifc/ifc-file.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';

const conversions: Readonly<Record<string, string>> = {
  INCH: 'in',
  FOOT: 'ft',
  YARD: 'yd',
  'SQUARE INCH': 'sq in',
  'SQUARE FOOT': 'sq ft',
  'CUBIC FOOT': 'cu ft',
  DEGREE: '°',
};
const prefixes: Readonly<Record<string, string>> = { MILLI: 'm', CENTI: 'c', KILO: 'k', DECI: 'd' };
const siNames: Readonly<Record<string, string>> = {
  METRE: 'm',
  SQUARE_METRE: 'm²',
  CUBIC_METRE: 'm³',
  RADIAN: 'rad',
  GRAM: 'g',
  SECOND: 's',
  WATT: 'W',
  PASCAL: 'Pa',
};
/** Measures whose unit the file assigns, by kind of unit. */
const kinds: Readonly<Record<string, string>> = {
  IFCLENGTHMEASURE: 'LENGTHUNIT',
  IFCPOSITIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCNONNEGATIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCAREAMEASURE: 'AREAUNIT',
  IFCVOLUMEMEASURE: 'VOLUMEUNIT',
  IFCPLANEANGLEMEASURE: 'PLANEANGLEUNIT',
};
/** Units of the standard, for measures without an assigned one. */
const standard: Readonly<Record<string, string>> = {
  IFCTHERMALTRANSMITTANCEMEASURE: 'W/(m²·K)',
  IFCPRESSUREMEASURE: 'Pa',
  IFCPOWERMEASURE: 'W',
};

/** The symbol of a unit in the file; empty if there is none for it. */
export function unitSymbol(file: IfcFile, id: number | undefined): string {
  const line = id === undefined ? null : file.line(id);
  if (line?.entity === 'IfcSIUnit')
    return `${prefixes[textIn(line, 'Prefix')] ?? ''}${siNames[textIn(line, 'Name')] ?? ''}`;
  const name = textIn(line, 'Name');
  return conversions[name.toUpperCase()] ?? name.toLowerCase();
}

/** The unit of each measure in this file. */
export function unitsOf(file: IfcFile): (measure: string) => string {
  const assigned = new Map<string, string>();
  for (const assignment of file.idsOf('IfcUnitAssignment'))
    for (const id of referencesIn(file.line(assignment)?.attributes['Units']))
      assigned.set(textIn(file.line(id), 'UnitType'), unitSymbol(file, id));
  return (measure) => assigned.get(kinds[measure] ?? '') ?? standard[measure] ?? '';
}
