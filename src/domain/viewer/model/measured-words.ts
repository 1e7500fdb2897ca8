import type { UnitSystem } from '#src/domain/units.ts';
import { lengthText } from '#src/domain/viewer/model/model-words.ts';
import { inchesOf } from '#src/domain/viewer/model/part-rows.ts';
import { lengthOf, minus } from '#src/lib/model/vector.ts';
import type { Vector } from '#src/lib/model/vector.ts';

/** What measuring asks for, then the distance and how far it goes each way. */
export function measuredWords([first, second]: readonly Vector[], system: UnitSystem): string {
  if (!first) return 'Mark the first point. The pointer snaps to corners.';
  if (!second) return 'Mark the second point.';
  const way = minus(second, first);
  const [across, up, through] = way.map((value) => lengthText(inchesOf(Math.abs(value)), system));
  const distance = lengthText(inchesOf(lengthOf(way)), system);
  return `Distance ${distance}: width ${across}, height ${up}, depth ${through}.`;
}
