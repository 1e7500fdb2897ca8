import { Plane, Vector3 } from 'three';

import type { ModelView } from '#src/domain/viewer/model/model-view.ts';
import type { Box } from '#src/lib/model/vector.ts';

/** The clipping plane of a section; it keeps what is below, to the left of, or behind it. */
export function planeOf({ axis, at }: NonNullable<ModelView['section']>, { min, max }: Box): Plane {
  const k = axis === 'x' ? 0 : axis === 'y' ? 1 : 2;
  const normal = new Vector3();
  normal.setComponent(k, -1);
  // Reaches slightly past the object, so that its outermost faces do not flicker.
  const [from, until] = [min[k], max[k]];
  return new Plane(normal, from + (until - from) * (at * 1.002 - 0.001));
}
