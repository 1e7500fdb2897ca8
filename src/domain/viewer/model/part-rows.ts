import type { Model, ModelPart, ModelType } from '#src/lib/model/read-glb.ts';
import { boxAround, sizeOfBox, type Box } from '#src/lib/model/vector.ts';

/** All parts with the same name, shown and hidden together: four times `Leg`. */
export interface PartRow {
  name: string;
  /** Indexes of their nodes in the file. */
  nodes: readonly number[];
  /** Unique names of their materials. */
  materials: readonly string[];
  triangles: number;
  box: Box;
  parts: readonly ModelPart[];
}

const inchesPerMeter = 1 / 0.0254;

/** Meters to inches, rounded to remove 32-bit float errors. */
export const inchesOf = (meters: number): number => Number((meters * inchesPerMeter).toFixed(3)) + 0;

/** Width, height and depth of a box in inches. */
export function inchesOfBox(box: Box): readonly [width: number, height: number, depth: number] {
  const [width, height, depth] = sizeOfBox(box);
  return [inchesOf(width), inchesOf(height), inchesOf(depth)];
}

/** The material's name from the file, capitalized. */
export function materialName({ materials }: Model, { material }: ModelPart): string {
  const name = materials[material ?? -1]?.name.trim() ?? '';
  return name === '' ? 'Unnamed' : name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Whether a part is a clearance zone rather than part of the object; its node says so. */
export const isClearance = ({ extras }: ModelPart): boolean => extras['clearance'] === true;

/** The parts of a type by name, in file order. */
export function partRows(model: Model, { parts }: ModelType): PartRow[] {
  const byName = Map.groupBy(
    parts.filter((part) => !isClearance(part)),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, same]) => {
    const box = boxAround(same.map((part) => part.box));
    if (!box) return [];
    return {
      name,
      parts: same,
      nodes: [...new Set(same.map(({ node }) => node))],
      materials: [...new Set(same.map((part) => materialName(model, part)))],
      triangles: same.reduce((sum, { triangles }) => sum + triangles.length / 9, 0),
      box,
    };
  });
}

/** The bounding box of the object without its clearances. */
export const objectBox = ({ parts, box }: ModelType): Box =>
  boxAround(parts.filter((part) => !isClearance(part)).map((part) => part.box)) ?? box;
