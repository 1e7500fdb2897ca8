import { referencesIn, textIn, type IfcFile } from '#src/lib/ifc/ifc-file.ts';
import type { IfcClassification } from '#src/lib/ifc/ifc-model.ts';

/** Maps an instance to those it is related to. */
export type Relation = (id: number) => readonly number[];

/** Reads all relations of these entities, from one attribute to another. */
export function relation(file: IfcFile, entities: readonly string[], from: string, to: string): Relation {
  const found = new Map<number, number[]>();
  for (const entity of entities)
    for (const id of file.idsOf(entity)) {
      const attributes = file.line(id)?.attributes ?? {};
      const ends = referencesIn(attributes[to]);
      for (const start of referencesIn(attributes[from])) {
        const known = found.get(start);
        if (!known) found.set(start, [...ends]);
        else for (const end of ends) known.push(end);
      }
    }
  return (id) => found.get(id) ?? [];
}

/** Attributes that lead from a usage, set, layer, or list to its materials. */
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

/** The names of all materials reached from the ids, each once; visits each instance once. */
export function materialNames(file: IfcFile, ids: readonly number[]): string[] {
  const [names, seen] = [new Set<string>(), new Set<number>()];
  let next = ids;
  for (let step = 0; step <= maxSteps && next.length > 0; step += 1) {
    const lines = next.filter((id) => !seen.has(id) && seen.add(id)).map(file.line);
    for (const line of lines) if (line?.entity === 'IfcMaterial') names.add(textIn(line, 'Name'));
    next = lines.flatMap((line) =>
      towardMaterial.flatMap((attribute) => referencesIn(line?.attributes[attribute])),
    );
  }
  names.delete('');
  return [...names];
}

export function classificationOf(file: IfcFile, id: number): IfcClassification | null {
  const line = file.line(id);
  if (line?.entity !== 'IfcClassificationReference') return null;
  const [source] = referencesIn(line.attributes['ReferencedSource']);
  return {
    system: source === undefined ? '' : textIn(file.line(source), 'Name'),
    // IFC2X3 uses another name for it.
    code: textIn(line, 'Identification') || textIn(line, 'ItemReference'),
    title: textIn(line, 'Name'),
  };
}
