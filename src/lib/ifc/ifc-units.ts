import { referencesIn, textIn } from '#src/lib/ifc/ifc-file.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';

const conversions: Readonly<Record<string, string>> = {
  INCH: 'in',
  FOOT: 'ft',
  YARD: 'yd',
  'SQUARE INCH': 'sq in',
  'SQUARE FOOT': 'sq ft',
  'CUBIC INCH': 'cu in',
  'CUBIC FOOT': 'cu ft',
  'CUBIC YARD': 'cu yd',
  POUND: 'lb',
  OUNCE: 'oz',
  MINUTE: 'min',
  HOUR: 'h',
  DAY: 'd',
  DEGREE: '°',
};
const prefixes: Readonly<Record<string, string>> = {
  MICRO: 'µ',
  MILLI: 'm',
  CENTI: 'c',
  DECI: 'd',
  DECA: 'da',
  HECTO: 'h',
  KILO: 'k',
  MEGA: 'M',
  GIGA: 'G',
};
const siNames: Readonly<Record<string, string>> = {
  METRE: 'm',
  SQUARE_METRE: 'm²',
  CUBIC_METRE: 'm³',
  RADIAN: 'rad',
  GRAM: 'g',
  SECOND: 's',
  WATT: 'W',
  PASCAL: 'Pa',
  NEWTON: 'N',
  JOULE: 'J',
  HERTZ: 'Hz',
  KELVIN: 'K',
  DEGREE_CELSIUS: '°C',
  VOLT: 'V',
  AMPERE: 'A',
  LUMEN: 'lm',
  LUX: 'lx',
};
/** Measures whose unit the file assigns, by kind of unit. */
const kinds: Readonly<Record<string, string>> = {
  IFCLENGTHMEASURE: 'LENGTHUNIT',
  IFCPOSITIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCNONNEGATIVELENGTHMEASURE: 'LENGTHUNIT',
  IFCAREAMEASURE: 'AREAUNIT',
  IFCVOLUMEMEASURE: 'VOLUMEUNIT',
  IFCPLANEANGLEMEASURE: 'PLANEANGLEUNIT',
  IFCPOSITIVEPLANEANGLEMEASURE: 'PLANEANGLEUNIT',
  IFCMASSMEASURE: 'MASSUNIT',
  IFCTIMEMEASURE: 'TIMEUNIT',
  IFCPOWERMEASURE: 'POWERUNIT',
  IFCPRESSUREMEASURE: 'PRESSUREUNIT',
  IFCFORCEMEASURE: 'FORCEUNIT',
  IFCENERGYMEASURE: 'ENERGYUNIT',
  IFCFREQUENCYMEASURE: 'FREQUENCYUNIT',
  IFCTHERMODYNAMICTEMPERATUREMEASURE: 'THERMODYNAMICTEMPERATUREUNIT',
  IFCELECTRICVOLTAGEMEASURE: 'ELECTRICVOLTAGEUNIT',
  IFCELECTRICCURRENTMEASURE: 'ELECTRICCURRENTUNIT',
  IFCLUMINOUSFLUXMEASURE: 'LUMINOUSFLUXUNIT',
  IFCILLUMINANCEMEASURE: 'ILLUMINANCEUNIT',
};
/** Units of the standard, for measures without an assigned one. */
const standard: Readonly<Record<string, string>> = {
  IFCTHERMALTRANSMITTANCEMEASURE: 'W/(m²·K)',
  IFCMASSMEASURE: 'kg',
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
