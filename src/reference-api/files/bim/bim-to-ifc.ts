import { brand } from '#src/brand.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { addSolids, placement } from '#src/reference-api/files/bim/ifc-body.ts';
import { ifcEntity } from '#src/reference-api/files/bim/ifc-element.ts';
import { ifcGuid } from '#src/reference-api/files/bim/ifc-guid.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { list, optional, real, StepFile, text } from '#src/reference-api/files/bim/step-file.ts';

/** The name of the property set with the maker's own parameters. */
export const parameterSetName = 'Product parameters';

/**
 * The object as an IFC4 file (ISO 10303-21): one element in project, site, building and storey, its body in
 * extruded solids, lengths in inches, its parameters as a property set and its MasterFormat section as a
 * classification. Ids come from the object's id, so the same object always gives the same file.
 */
export function bimToIfc(object: BimObject): string {
  const file = new StepFile();
  const id = (role: string): string => text(ifcGuid(`${object.id} ${role}`));
  const origin = placement(file, [0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const model = file.add('IfcGeometricRepresentationContext', '$', text('Model'), '3', '1.E-05', origin, '$');
  const body = file.add(
    'IfcGeometricRepresentationSubContext',
    ...[text('Body'), text('Model'), '*', '*', '*', '*', model, '$', '.MODEL_VIEW.', '$'],
  );
  const project = file.add(
    'IfcProject',
    ...[id('project'), '$', text(object.familyName), '$', '$', '$', '$', list([model]), addUnits(file)],
  );
  const place = (within: string): string => file.add('IfcLocalPlacement', within, origin);
  const onSite = place('$');
  const inBuilding = place(onSite);
  const onStorey = place(inBuilding);
  const site = file.add(
    'IfcSite',
    ...[id('site'), '$', text('Site'), '$', '$', onSite, '$', '$', '.ELEMENT.', '$', '$', '$', '$', '$'],
  );
  const building = file.add(
    'IfcBuilding',
    ...[id('building'), '$', text('Building'), '$', '$', inBuilding, '$', '$', '.ELEMENT.', '$', '$', '$'],
  );
  const storey = file.add(
    'IfcBuildingStorey',
    ...[id('storey'), '$', text('Level 1'), '$', '$', onStorey, '$', '$', '.ELEMENT.', real(0)],
  );
  const solids = addSolids(file, solidsOf(object));
  const shape = file.add('IfcShapeRepresentation', body, text('Body'), text('SweptSolid'), list(solids));
  const representation = file.add('IfcProductDefinitionShape', '$', '$', list([shape]));
  const entity = ifcEntity(object.ifcClass, object.dimensions.width, object.dimensions.height);
  const element = file.add(
    entity.name,
    ...[
      id('element'),
      '$',
      text(object.familyName),
      text(`${object.sectionTitle} by ${object.manufacturer}`),
    ],
    ...[text(object.category), place(onStorey), representation, text(object.id), ...entity.rest],
  );
  const aggregate = (role: string, whole: string, part: string): string =>
    file.add('IfcRelAggregates', id(role), '$', '$', '$', whole, list([part]));
  aggregate('project-site', project, site);
  aggregate('site-building', site, building);
  aggregate('building-storey', building, storey);
  file.add('IfcRelContainedInSpatialStructure', id('contained'), '$', '$', '$', list([element]), storey);
  addProperties(file, object, element, id);
  addClassification(file, object, element, id);
  return file.toText(headerOf(object));
}

type IdOf = (role: string) => string;

/** Inches, square inches and degrees, each by its factor to the SI unit. */
function addUnits(file: StepFile): string {
  const converted = (kind: string, si: string, name: string, factor: number, exponents: string): string => {
    const dimensions = file.add('IfcDimensionalExponents', exponents, '0', '0', '0', '0', '0', '0');
    const base = file.add('IfcSIUnit', '*', kind, '$', si);
    const measure = kind === '.PLANEANGLEUNIT.' ? 'IFCPLANEANGLEMEASURE' : 'IFCRATIOMEASURE';
    const ratio = file.add('IfcMeasureWithUnit', `${measure}(${real(factor)})`, base);
    return file.add('IfcConversionBasedUnit', dimensions, kind, text(name), ratio);
  };
  return file.add(
    'IfcUnitAssignment',
    list([
      converted('.LENGTHUNIT.', '.METRE.', 'INCH', 0.0254, '1'),
      converted('.AREAUNIT.', '.SQUARE_METRE.', 'SQUARE INCH', 0.00064516, '2'),
      converted('.PLANEANGLEUNIT.', '.RADIAN.', 'DEGREE', Math.PI / 180, '0'),
    ]),
  );
}

function addProperties(file: StepFile, object: BimObject, element: string, id: IdOf): void {
  const single = (name: string, description: string | null, value: string): string =>
    file.add('IfcPropertySingleValue', text(name), optional(description), value, '$');
  const add = (name: string, role: string, properties: readonly string[]): void => {
    const set = file.add('IfcPropertySet', id(role), '$', text(name), '$', list(properties));
    file.add('IfcRelDefinesByProperties', id(`${role}-of`), '$', '$', '$', list([element]), set);
  };
  const label = (value: string): string => `${value.length > 255 ? 'IFCTEXT' : 'IFCLABEL'}(${text(value)})`;
  add('Pset_ManufacturerTypeInformation', 'maker', [
    single('Manufacturer', null, label(object.manufacturer)),
    single('ModelLabel', null, label(object.familyName)),
  ]);
  if (object.parameters.length === 0) return;
  add(
    parameterSetName,
    'parameters',
    object.parameters.map(({ name, value, unit }) => {
      // Lengths follow the file's inches; other units have no agreed measure here, so their name is the description.
      if (typeof value === 'string') return single(name, unit, label(value));
      return single(name, unit, `${unit === 'in' ? 'IFCLENGTHMEASURE' : 'IFCREAL'}(${real(value)})`);
    }),
  );
}

function addClassification(file: StepFile, object: BimObject, element: string, id: IdOf): void {
  const system = file.add(
    'IfcClassification',
    ...[text('CSI'), text('2004'), '$', text('MasterFormat'), '$', '$', '$'],
  );
  const number = text(formatSection(object.sectionNumber, '04'));
  const reference = file.add(
    'IfcClassificationReference',
    '$',
    number,
    text(object.sectionTitle),
    system,
    '$',
    '$',
  );
  file.add('IfcRelAssociatesClassification', id('class'), '$', '$', '$', list([element]), reference);
}

function headerOf(object: BimObject): string[] {
  const name = `${object.familyName}.ifc`;
  const stamp = `${object.updated.slice(0, 10)}T00:00:00`;
  const maker = text(object.manufacturer);
  return [
    `FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');`,
    `FILE_NAME(${text(name)},${text(stamp)},(${maker}),(${maker}),${text(brand.name)},${text(brand.name)},'');`,
    `FILE_SCHEMA(('IFC4'));`,
  ];
}
