import type { BimObject, BimRatings } from '#src/reference-api/files/bim/bim-object.ts';
import { ifcEntity } from '#src/reference-api/files/bim/ifc-element.ts';
import { real, text } from '#src/reference-api/files/bim/step-file.ts';

export interface IfcProperty {
  name: string;
  description: string | null;
  /** In ISO 10303-21 form, `IFCLABEL('90 min')`. */
  value: string;
}

export interface IfcPropertySet {
  name: string;
  properties: readonly IfcProperty[];
}

type RatingProperty =
  | 'FireRating'
  | 'AcousticRating'
  | 'SurfaceSpreadOfFlame'
  | 'ThermalTransmittance'
  | 'IsExternal';

const all: readonly RatingProperty[] = [
  'FireRating',
  'AcousticRating',
  'SurfaceSpreadOfFlame',
  'ThermalTransmittance',
  'IsExternal',
];
const opening = all.filter((name) => name !== 'SurfaceSpreadOfFlame');
const structural: readonly RatingProperty[] = ['FireRating', 'ThermalTransmittance', 'IsExternal'];

/** Which of our ratings the standard property set of a building element has (IFC4 ADD2, annex of property sets). */
const commonSets: Readonly<Record<string, readonly RatingProperty[]>> = {
  IfcBeam: structural,
  IfcBuildingElementProxy: structural,
  IfcColumn: structural,
  IfcCovering: all,
  IfcCurtainWall: all,
  IfcDoor: opening,
  IfcMember: structural,
  IfcPlate: opening,
  IfcRailing: ['IsExternal'],
  IfcRoof: opening,
  IfcShadingDevice: ['ThermalTransmittance', 'IsExternal'],
  IfcSlab: all,
  IfcStair: ['FireRating', 'IsExternal'],
  IfcWall: all,
  IfcWindow: opening,
};
/** Classes whose set is named without `Type`, or that have none in IFC4. */
const named: Readonly<Record<string, string>> = {
  IfcDistributionChamberElement: 'Pset_DistributionChamberElementCommon',
  IfcTransportElement: 'Pset_TransportElementCommon',
};
const withoutSet = new Set([
  'IfcBuildingElementPart',
  'IfcCivilElement',
  'IfcDiscreteAccessory',
  'IfcElementAssembly',
  'IfcGeographicElement',
  'IfcMechanicalFastener',
  'IfcVibrationIsolator',
]);

const label = (value: string): string => `${value.length > 255 ? 'IFCTEXT' : 'IFCLABEL'}(${text(value)})`;
const property = (name: string, value: string, description: string | null = null): IfcProperty => ({
  name,
  value,
  description,
});

/** The manufacturer, then the standard set of the class with the product's ratings, then the product's own data. */
export function ifcPropertySets(object: BimObject): IfcPropertySet[] {
  const common = commonSetOf(object);
  return [
    {
      name: 'Pset_ManufacturerTypeInformation',
      properties: [
        property('Manufacturer', label(object.manufacturer)),
        property('ModelLabel', label(object.familyName)),
      ],
    },
    ...(common ? [common] : []),
    ...(object.parameters.length > 0
      ? [{ name: 'Manufacturer_ProductData', properties: object.parameters.map(ownProperty) }]
      : []),
  ];
}

/** The names alone, as the record lists them. */
export const propertySetsOf = (object: BimObject): string[] =>
  ifcPropertySets(object).map(({ name }) => name);

function commonSetOf(object: BimObject): IfcPropertySet | null {
  const { name: entity } = ifcEntity(object);
  if (withoutSet.has(entity)) return null;
  const reference = property('Reference', `IFCIDENTIFIER(${text(object.familyName)})`);
  const known = commonSets[entity];
  const stem = entity.slice('Ifc'.length);
  if (!known) return { name: named[entity] ?? `Pset_${stem}TypeCommon`, properties: [reference] };
  return {
    name: `Pset_${stem}Common`,
    properties: [reference, ...known.flatMap((name) => ratingOf(name, object.ratings))],
  };
}

function ratingOf(name: RatingProperty, ratings: BimRatings): IfcProperty[] {
  const { fire, acoustic, flameSpread, thermalTransmittance, isExternal } = ratings;
  const words = { FireRating: fire, AcousticRating: acoustic, SurfaceSpreadOfFlame: flameSpread };
  if (name === 'IsExternal')
    return isExternal === null ? [] : [property(name, `IFCBOOLEAN(${isExternal ? '.T.' : '.F.'})`)];
  if (name === 'ThermalTransmittance')
    return thermalTransmittance === null
      ? []
      : [property(name, `IFCTHERMALTRANSMITTANCEMEASURE(${real(thermalTransmittance)})`)];
  const value = words[name];
  return value === null ? [] : [property(name, label(value))];
}

/** Lengths use the file's inches. Other units have no standard measure here, so the unit becomes the description. */
function ownProperty({ name, value, unit }: BimObject['parameters'][number]): IfcProperty {
  if (typeof value === 'string') return property(name, label(value), unit);
  return property(name, `${unit === 'in' ? 'IFCLENGTHMEASURE' : 'IFCREAL'}(${real(value)})`, unit);
}
