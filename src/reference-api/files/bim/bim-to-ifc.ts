import { brand } from '#src/brand.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import { addSolids, placement } from '#src/reference-api/files/bim/ifc-body.ts';
import { ifcEntity } from '#src/reference-api/files/bim/ifc-element.ts';
import { ifcGuid } from '#src/reference-api/files/bim/ifc-guid.ts';
import { addProject, type IdOf } from '#src/reference-api/files/bim/ifc-project.ts';
import { ifcPropertySets } from '#src/reference-api/files/bim/ifc-properties.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { list, none, optional, StepFile, text } from '#src/reference-api/files/bim/step-file.ts';

/**
 * The object as an IFC4 file (ISO 10303-21): each type with its geometry and property sets, and one element of the
 * first type in project, site, building and storey. Lengths are inches, the MasterFormat section is a classification.
 * Ids come from the object's id, so the same object always gives the same file.
 */
export function bimToIfc(object: BimObject): string {
  const file = new StepFile();
  const id: IdOf = (role) => text(ifcGuid(`${object.id} ${role}`));
  const { project, body, storey, placeOnStorey } = addProject(file, object.familyName, id);
  const origin = placement(file, [0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const entity = ifcEntity(object);
  const description = text(`${object.sectionTitle} by ${object.manufacturer}`);

  const maps = object.types.map((type) => {
    const solids = addSolids(file, object, solidsOf(object, type));
    const shape = file.add('IfcShapeRepresentation', [body, text('Body'), text('SweptSolid'), list(solids)]);
    return file.add('IfcRepresentationMap', [origin, shape]);
  });
  const sets = addPropertySets(file, object, id);
  const types = object.types.map((type: BimType, index) => {
    const role = index === 0 ? 'type' : `type ${type.name}`;
    const identity = [id(role), '$', text(type.name), description, '$', list(sets)];
    const drawn = [list([maps[index] ?? '$']), text(object.id), text(object.category)];
    return file.add(`${entity.name}Type`, [...identity, ...drawn, ...entity.typeRest]);
  });
  file.add('IfcRelDeclares', [id('declared'), ...none(3), project, list(types)]);

  const zero = file.add('IfcCartesianPoint', ['(0.,0.,0.)']);
  const target = file.add('IfcCartesianTransformationOperator3D', ['$', '$', zero, '1.', '$']);
  const item = file.add('IfcMappedItem', [maps[0] ?? '$', target]);
  const placed = file.add('IfcShapeRepresentation', [
    body,
    text('Body'),
    text('MappedRepresentation'),
    list([item]),
  ]);
  const representation = file.add('IfcProductDefinitionShape', [...none(2), list([placed])]);
  const element = file.add(entity.name, [
    id('element'),
    '$',
    text(object.familyName),
    description,
    text(object.category),
    placeOnStorey(),
    representation,
    text(object.id),
    ...entity.rest,
  ]);
  file.add('IfcRelDefinesByType', [id('typed'), ...none(3), list([element]), types[0] ?? '$']);
  file.add('IfcRelContainedInSpatialStructure', [id('contained'), ...none(3), list([element]), storey]);
  addMaterial(file, object, [element, ...types], id);
  addClassification(file, object, [element, ...types], id);
  return file.toText(headerOf(object));
}

/** Property sets are attached to the types, where all elements of a type share them. */
const addPropertySets = (file: StepFile, object: BimObject, id: IdOf): string[] =>
  ifcPropertySets(object).map(({ name, properties }) => {
    const values = properties.map((one) =>
      file.add('IfcPropertySingleValue', [text(one.name), optional(one.description), one.value, '$']),
    );
    return file.add('IfcPropertySet', [id(`set ${name}`), '$', text(name), '$', list(values)]);
  });

function addMaterial(file: StepFile, { material }: BimObject, of: readonly string[], id: IdOf): void {
  if (material === '') return;
  const added = file.add('IfcMaterial', [text(material), ...none(2)]);
  file.add('IfcRelAssociatesMaterial', [id('material'), ...none(3), list(of), added]);
}

function addClassification(file: StepFile, object: BimObject, of: readonly string[], id: IdOf): void {
  const edition = [text('CSI'), text('2004'), '$', text('MasterFormat'), ...none(3)];
  const system = file.add('IfcClassification', edition);
  const number = text(formatSection(object.sectionNumber, '04'));
  const section = ['$', number, text(object.sectionTitle), system, ...none(2)];
  const reference = file.add('IfcClassificationReference', section);
  file.add('IfcRelAssociatesClassification', [id('class'), ...none(3), list(of), reference]);
}

function headerOf(object: BimObject): string[] {
  const name = `${object.familyName}.ifc`;
  const stamp = `${object.updated.slice(0, 10)}T00:00:00`;
  const manufacturer = text(object.manufacturer);
  return [
    `FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');`,
    `FILE_NAME(${text(name)},${text(stamp)},(${manufacturer}),(${manufacturer}),${text(brand.name)},${text(brand.name)},'');`,
    `FILE_SCHEMA(('IFC4'));`,
  ];
}
