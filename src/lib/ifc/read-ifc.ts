import { Budget } from '#src/lib/budget.ts';
import { referencesIn, textIn } from '#src/lib/ifc/ifc-file.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';
import type { IfcModel, IfcThing } from '#src/lib/ifc/ifc-model.ts';
import { classificationOf, materialNames, relation } from '#src/lib/ifc/ifc-relations.ts';
import { setOf } from '#src/lib/ifc/ifc-sets.ts';
import { unitsOf } from '#src/lib/ifc/ifc-units.ts';

/** More instances than a BIM object has; larger buildings are cut off here, and loops in broken files end. */
const maxThings = 5_000;
/** Properties with their values, those of a shared set once for each thing that has it. */
const maxProperties = 200_000;

/** The structure and properties of a file; null for one without a project. Throws a `TooLargeError`. */
export function readIfc(file: IfcFile): IfcModel | null {
  const [project] = file.idsOf('IfcProject');
  if (project === undefined) return null;
  const aggregated = relation(file, ['IfcRelAggregates', 'IfcRelNests'], 'RelatingObject', 'RelatedObjects');
  const contained = relation(
    file,
    ['IfcRelContainedInSpatialStructure'],
    'RelatingStructure',
    'RelatedElements',
  );
  const declared = relation(file, ['IfcRelDeclares'], 'RelatingContext', 'RelatedDefinitions');
  const typed = relation(file, ['IfcRelDefinesByType'], 'RelatedObjects', 'RelatingType');
  const described = relation(
    file,
    ['IfcRelDefinesByProperties'],
    'RelatedObjects',
    'RelatingPropertyDefinition',
  );
  const made = relation(file, ['IfcRelAssociatesMaterial'], 'RelatedObjects', 'RelatingMaterial');
  const classified = relation(
    file,
    ['IfcRelAssociatesClassification'],
    'RelatedObjects',
    'RelatingClassification',
  );
  const unitOf = unitsOf(file);
  const seen = new Set<number>();
  const budget = new Budget(maxProperties);

  const thing = (id: number): IfcThing | null => {
    const line = file.line(id);
    if (line === null || seen.has(id) || seen.size >= maxThings) return null;
    seen.add(id);
    const types = typed(id);
    const ofTypes = types.flatMap((type) => referencesIn(file.line(type)?.attributes['HasPropertySets']));
    const sets = [...described(id), ...referencesIn(line.attributes['HasPropertySets']), ...ofTypes];
    const predefined = textIn(line, 'PredefinedType');
    return {
      id,
      entity: line.entity,
      name: textIn(line, 'Name'),
      description: textIn(line, 'Description'),
      globalId: textIn(line, 'GlobalId'),
      predefinedType: predefined === 'NOTDEFINED' ? '' : predefined,
      typeName: types.map((type) => textIn(file.line(type), 'Name')).join(', '),
      classifications: [...classified(id), ...types.flatMap((type) => classified(type))]
        .filter((one, index, all) => all.indexOf(one) === index)
        .flatMap((one) => classificationOf(file, one) ?? []),
      materials: materialNames(file, [...made(id), ...types.flatMap((type) => made(type))]),
      sets: [...new Set(sets)].flatMap((set) => setOf(file, set, unitOf, budget) ?? []),
      parts: [...aggregated(id), ...contained(id)].flatMap((part) => thing(part) ?? []),
    };
  };
  const root = thing(project);
  if (root === null) return null;
  const isType = (id: number): boolean => file.line(id)?.attributes['HasPropertySets'] !== undefined;
  const types = declared(project).filter(isType);
  const used = file
    .idsOf('IfcRelDefinesByType')
    .flatMap((id) => referencesIn(file.line(id)?.attributes['RelatingType']));
  return {
    schema: file.schema,
    project: root,
    types: [...new Set([...types, ...used])].flatMap((id) => thing(id) ?? []),
  };
}
