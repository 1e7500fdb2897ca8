import { brand } from '#src/brand.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { addSolids } from '#src/reference-api/files/bim/ifc-body.ts';
import { ifcEntity } from '#src/reference-api/files/bim/ifc-element.ts';
import { ifcGuid } from '#src/reference-api/files/bim/ifc-guid.ts';
import { addProject } from '#src/reference-api/files/bim/ifc-project.ts';
import type { IdOf } from '#src/reference-api/files/bim/ifc-project.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { list, none, optional, real, StepFile, text } from '#src/reference-api/files/bim/step-file.ts';

/** The name of the property set with the maker's own parameters. */
const parameterSetName = 'Product parameters';

/**
 * The object as an IFC4 file (ISO 10303-21): one element in project, site, building and storey, its body in
 * extruded solids, lengths in inches, its parameters as a property set and its MasterFormat section as a
 * classification. Ids come from the object's id, so the same object always gives the same file.
 */
export function bimToIfc(object: BimObject): string {
  const file = new StepFile();
  const id: IdOf = (role) => text(ifcGuid(`${object.id} ${role}`));
  const { body, storey, placeOnStorey } = addProject(file, object.familyName, id);
  const solids = addSolids(file, solidsOf(object));
  const shape = file.add('IfcShapeRepresentation', [body, text('Body'), text('SweptSolid'), list(solids)]);
  const representation = file.add('IfcProductDefinitionShape', [...none(2), list([shape])]);
  const entity = ifcEntity(object.ifcClass, object.dimensions.width, object.dimensions.height);
  const description = text(`${object.sectionTitle} by ${object.manufacturer}`);
  const identity = [id('element'), '$', text(object.familyName), description, text(object.category)];
  const placed = [placeOnStorey(), representation, text(object.id)];
  const element = file.add(entity.name, [...identity, ...placed, ...entity.rest]);
  const contained = [id('contained'), ...none(3), list([element]), storey];
  file.add('IfcRelContainedInSpatialStructure', contained);
  addProperties(file, object, element, id);
  addClassification(file, object, element, id);
  return file.toText(headerOf(object));
}

function addProperties(file: StepFile, object: BimObject, element: string, id: IdOf): void {
  const single = (name: string, description: string | null, value: string): string =>
    file.add('IfcPropertySingleValue', [text(name), optional(description), value, '$']);
  const add = (name: string, role: string, properties: readonly string[]): void => {
    const set = file.add('IfcPropertySet', [id(role), '$', text(name), '$', list(properties)]);
    file.add('IfcRelDefinesByProperties', [id(`${role}-of`), ...none(3), list([element]), set]);
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
  const edition = [text('CSI'), text('2004'), '$', text('MasterFormat'), ...none(3)];
  const system = file.add('IfcClassification', edition);
  const number = text(formatSection(object.sectionNumber, '04'));
  const section = ['$', number, text(object.sectionTitle), system, ...none(2)];
  const reference = file.add('IfcClassificationReference', section);
  file.add('IfcRelAssociatesClassification', [id('class'), ...none(3), list([element]), reference]);
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
