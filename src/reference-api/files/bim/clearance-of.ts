import type { BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import { box } from '#src/reference-api/files/bim/part.ts';
import type { Part } from '#src/reference-api/files/bim/part.ts';

/** Inches: NEC 110.26(A), up to 150 V to ground. */
const workingSpace = { depth: 36, width: 30, height: 78 };
/** Top edge above the floor of a board that is shorter than that. */
const usualTop = 72;

/** The space in front of an object that a code requires to stay free for working on it. */
export function clearanceOf({ ifcClass }: BimObject, { dimensions }: BimType): Part[] {
  if (ifcClass !== 'IfcElectricDistributionBoard') return [];
  const width = Math.max(workingSpace.width, dimensions.width);
  const floor = Math.min(0, dimensions.height - usualTop);
  const height = Math.max(workingSpace.height, dimensions.height - floor);
  const left = (dimensions.width - width) / 2;
  const at = [left, -workingSpace.depth, floor] as const;
  return [box('Working space, NEC 110.26', 'glass', at, [width, workingSpace.depth, height])];
}
