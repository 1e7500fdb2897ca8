import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { times } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** The loose end of a roll, toward the viewer; returns its plane. Draw the roll behind it with `rollBack`. */
export const rollOut = (scene: Scene, width: number, radius: number, loose: number, thick = 0.35): Plane => {
  scene.box([0, -loose, 0], [width, loose + radius, thick]);
  return scene.level(thick);
};
export const rollBack = (scene: Scene, width: number, radius: number, core = 0.28): void => {
  scene.cylinder('x', [0, radius * 0.6, radius], radius, width);
  const end = scene.side(0);
  for (const turn of times(4)) end.circle(radius * 0.6, radius, radius * (0.88 - turn * 0.14), FINE);
  end.circle(radius * 0.6, radius, radius * core);
};
/** A printed band around the visible side of an upright drum or can. */
export const wrapLabel = (
  scene: Scene,
  [x, y, z]: Place,
  radius: number,
  height: number,
  lines = 3,
): void => {
  const arc = (at: number, from = -0.8, to = 0.5): Place[] =>
    times(13).map((i) => {
      const a = -2.26 + from + ((to - from) * i) / 12;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z + at];
    });
  scene.line([...arc(0), ...arc(height).toReversed(), ...arc(0).slice(0, 1)], MEDIUM);
  for (const i of times(lines))
    scene.line(arc((height * (i + 0.8)) / (lines + 0.6), -0.6, 0.3 - 0.2 * (i % 2)));
};
