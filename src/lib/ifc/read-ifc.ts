import { Budget } from '#src/lib/budget.ts';
import { referencesIn, textIn, type IfcFile } from '#src/lib/ifc/ifc-file.ts';
import type { IfcModel, IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { classificationOf, materialNames, relation } from '#src/lib/ifc/ifc-relations.ts';
import { setOf } from '#src/lib/ifc/ifc-sets.ts';
import { unitsOf } from '#src/lib/ifc/ifc-units.ts';

/** More instances than a BIM object has; larger buildings and cycles in broken files end here. */
const maxThings = 5_000;
/** Deeper than any building; the page nests one element per level. */
const maxDepth = 30;
/** Maximum number of properties with their values. */
const maxProperties = 200_000;
/** Maximum length of all texts posted to the page. */
const maxCharacters = 20_000_000;

/** Structure and properties of a file; null if it has neither a project nor a library. Throws a `TooLargeError`. */
export function readIfc(file: IfcFile): IfcModel | null {
  // Manufacturers also send libraries of types.
  const [project] = [...file.idsOf('IfcProject'), ...file.idsOf('IfcProjectLibrary')];
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
  const budgets = { properties: new Budget(maxProperties), characters: new Budget(maxCharacters) };
  const lineAt = cacheById(file.line);
  const setAt = cacheById((id) => setOf({ ...file, line: lineAt }, id, unitOf, budgets));
  const classAt = cacheById((id) => classificationOf(file, id));
  let isCut = false;

  const thing = (id: number, depth: number): IfcObject | null => {
    if (seen.has(id)) return null;
    if (seen.size >= maxThings || depth > maxDepth) {
      isCut = true;
      return null;
    }
    const line = file.line(id);
    if (line === null) return null;
    seen.add(id);
    const types = typed(id);
    const ofTypes = types.flatMap((type) => referencesIn(lineAt(type)?.attributes['HasPropertySets']));
    const sets = [...described(id), ...referencesIn(line.attributes['HasPropertySets']), ...ofTypes];
    const classes = [...classified(id), ...types.flatMap((type) => classified(type))];
    budgets.properties.spend(types.length + sets.length + classes.length);
    const predefined = textIn(line, 'PredefinedType');
    const found = {
      id,
      entity: line.entity,
      name: textIn(line, 'Name'),
      description: textIn(line, 'Description'),
      globalId: textIn(line, 'GlobalId'),
      predefinedType: predefined === 'NOTDEFINED' ? '' : predefined,
      typeName: types.map((type) => textIn(lineAt(type), 'Name')).join(', '),
      classifications: [...new Set(classes)].flatMap((one) => classAt(one) ?? []),
      materials: materialNames(file, [...made(id), ...types.flatMap((type) => made(type))]),
      sets: [...new Set(sets)].flatMap((set) => setAt(set) ?? []),
    };
    // Each element's texts are copied to the page; shared sets are copied only once.
    budgets.characters.spend(JSON.stringify({ ...found, sets: null }).length);
    const parts = [...aggregated(id), ...contained(id)].flatMap((part) => thing(part, depth + 1) ?? []);
    return { ...found, parts };
  };
  const root = thing(project, 0);
  if (root === null) return null;
  const isType = (id: number): boolean => lineAt(id)?.attributes['HasPropertySets'] !== undefined;
  const types = declared(project).filter(isType);
  const used = file
    .idsOf('IfcRelDefinesByType')
    .flatMap((id) => referencesIn(file.line(id)?.attributes['RelatingType']));
  const listed = [...new Set([...types, ...used])].flatMap((id) => thing(id, 0) ?? []);
  return { schema: file.schema, project: root, types: listed, isCut };
}

/** Caches by id: thousands of elements share a few types and sets. */
function cacheById<T>(read: (id: number) => T): (id: number) => T {
  const known = new Map<number, T>();
  return (id) => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}
