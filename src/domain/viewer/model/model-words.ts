import type { Bim } from '#src/contracts/content.ts';
import { inchesOf, inchesOfBox, type PartRow } from '#src/domain/viewer/model/part-rows.ts';
import { measureText, shownMeasure, type UnitSystem } from '#src/domain/units.ts';
import type { ModelError } from '#src/lib/model/read-glb.ts';
import { lengthOf, minus, type Box, type Vector } from '#src/lib/model/vector.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** `36 in`, or `914 mm`. */
export const lengthText = (inches: number, system: UnitSystem): string =>
  measureText(shownMeasure(inches, 'in', system));

/** `36 × 84 × 5.75 in`, or `914 × 2,134 × 146 mm`. */
export function sizeText(box: Box, system: UnitSystem): string {
  const measures = inchesOfBox(box).map((inches) => shownMeasure(inches, 'in', system));
  const [first] = measures;
  return `${measures.map(({ value }) => measureText({ value, unit: null })).join(' × ')} ${first?.unit ?? ''}`;
}

/** Text alternative for the picture of the model. */
export function modelWords(item: Pick<Bim, 'lod'>, rows: readonly PartRow[], box: Box): string {
  const parts = rows.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const names = rows.map(({ name, nodes }) => (nodes.length > 1 ? `${nodes.length} × ${name}` : name));
  const materials = [...new Set(rows.flatMap((row) => row.materials))];
  return [
    `${sizeText(box, 'ip')} (${sizeText(box, 'si')}), width × height × depth.`,
    `${pluralize(parts, 'part')}: ${names.join(', ')}.`,
    `${materials.length === 1 ? 'Material' : 'Materials'}: ${materials.join(', ')}.`,
    `One level of detail, LOD ${item.lod}.`,
  ].join(' ');
}

/** Prompts for points, then the distance. `isBeside`: the last point was not on the model. */
export function measuredWords(marks: readonly Vector[], system: UnitSystem, isBeside = false): string {
  if (isBeside) return `Nothing is there. ${measuredWords(marks, system)}`;
  const [first, second] = marks;
  if (!first) return 'Mark the first point. The pointer snaps to corners.';
  if (!second) return 'Mark the second point.';
  const way = minus(second, first);
  const [across, up, through] = way.map((value) => lengthText(inchesOf(Math.abs(value)), system));
  const distance = lengthText(inchesOf(lengthOf(way)), system);
  return `Distance ${distance}: width ${across}, height ${up}, depth ${through}.`;
}

/** Why a file's model can't be shown. */
export const modelProblems: Readonly<Record<ModelError, string>> = {
  packed: 'The file’s packed shapes can’t be unpacked here.',
  'not-glb': 'The file is not a GLB file.',
  'old-glb': 'The file is in the first version of GLB, of 2016. Ask for it in glTF 2.0.',
  'cut-off': 'The file is incomplete.',
  'too-large': 'The model has too many parts, or pictures too large, to show here.',
  'not-read': 'This viewer can’t read the file’s compression.',
  empty: 'The file contains no shapes.',
};
