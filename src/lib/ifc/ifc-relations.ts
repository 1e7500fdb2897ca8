import { referencesIn, textIn } from '#src/lib/ifc/ifc-file.ts';
import type { IfcFile } from '#src/lib/ifc/ifc-file.ts';
import type { IfcClassification } from '#src/lib/ifc/ifc-model.ts';

/** From an instance to those that relations tie to it. */
export type Relation = (id: number) => readonly number[];

/** Reads all relations of these entities, from one attribute to another. */
export function relation(file: IfcFile, entities: readonly string[], from: string, to: string): Relation {
  const found = new Map<number, number[]>();
  for (const entity of entities)
    for (const id of file.idsOf(entity)) {
      const attributes = file.line(id)?.attributes ?? {};
      for (const start of referencesIn(attributes[from]))
        for (const end of referencesIn(attributes[to])) {
          const ends = found.get(start);
          if (ends) ends.push(end);
          else found.set(start, [end]);
        }
    }
  return (id) => found.get(id) ?? [];
}

/** The materials of a usage, set, layer or list. */
const towardMaterial = [
  'ForLayerSet',
  'MaterialLayers',
  'ForProfileSet',
  'MaterialProfiles',
  'MaterialConstituents',
  'Materials',
  'Material',
];
const maxSteps = 5;

/** The names of all materials that are found from here, each once. */
export function materialNames(
  file: IfcFile,
  ids: readonly number[],
  steps = maxSteps,
  seen = new Set<number>(),
): string[] {
  const names = ids.flatMap((id) => {
    // Sets of sets of the same materials would be read again and again.
    if (seen.has(id)) return [];
    seen.add(id);
    const line = file.line(id);
    if (line === null) return [];
    if (line.entity === 'IfcMaterial') return [textIn(line, 'Name')];
    const next = towardMaterial.flatMap((attribute) => referencesIn(line.attributes[attribute]));
    return steps === 0 ? [] : materialNames(file, next, steps - 1, seen);
  });
  return [...new Set(names.filter(Boolean))];
}

export function classificationOf(file: IfcFile, id: number): IfcClassification | null {
  const line = file.line(id);
  if (line?.entity !== 'IfcClassificationReference') return null;
  const [source] = referencesIn(line.attributes['ReferencedSource']);
  return {
    system: source === undefined ? '' : textIn(file.line(source), 'Name'),
    // IFC2X3 has another name for it.
    code: textIn(line, 'Identification') || textIn(line, 'ItemReference'),
    title: textIn(line, 'Name'),
  };
}
