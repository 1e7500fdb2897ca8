import type { Drawing, Layer, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import {
  MEDIUM,
  OUTLINE,
  FINE,
  HiddenLineDrawing,
} from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import {
  barOutline,
  convexHull,
  sidesOf,
  signedArea,
  unionOutline,
} from '#src/reference-api/drawings/axonometric/polygon.ts';
import { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import type { Place, View } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export type Axis = 'x' | 'y' | 'z';
/** The profile of a solid of revolution: radius and distance along the axis. */
export type RevolvedProfile = readonly (readonly [radius: number, along: number])[];

const ringSteps = 40;

/** A drawing of solids. Draw the farthest first, because each one hides what is behind it. */
export class Scene {
  readonly #plate = new HiddenLineDrawing();
  readonly #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  project(places: readonly Place[]): Point[] {
    return places.map(this.#view.project);
  }

  line(places: readonly Place[], layer: Layer = FINE): void {
    this.#plate.stroke(this.project(places), layer);
  }

  /** A flat face: hides what is behind it; without a layer it only hides. */
  face(places: readonly Place[], layer: Layer | null = OUTLINE): void {
    const outline = this.project(places);
    this.#plate.cover(outline, isAside(places) ? 'shaded' : 'lit');
    if (layer) this.#plate.outline(outline, layer);
  }

  /** Glass in a frame; through it, what is behind stays visible. */
  glaze(places: readonly Place[]): void {
    this.#plate.tint(this.project(places), 'glass');
  }

  /** The convex outline around the places, for domes and hoods; hides what is behind unless told not to. */
  silhouette(places: readonly Place[], layer: Layer = OUTLINE, hides = true): void {
    const outline = convexHull(this.project(places));
    if (hides) this.#plate.cover(outline);
    this.#plate.outline(outline, layer);
  }

  /** Runs `draw` and keeps only what is visible through the opening. */
  through(opening: readonly Place[], draw: () => void): void {
    this.#plate.within(this.project(opening), draw);
  }

  /** Upright plane across the width at depth `y`: u is x, v is z. */
  front(y = 0): Plane {
    return new Plane(this, (u, v) => [u, y, v]);
  }
  /** Upright plane along the depth at `x`: u is y, v is z. */
  side(x = 0): Plane {
    return new Plane(this, (u, v) => [x, u, v]);
  }
  /** Level plane at height `z`: u is x, v is y. */
  level(z = 0): Plane {
    return new Plane(this, (u, v) => [u, v, z]);
  }

  /** A box from its corner with the smallest coordinates. */
  box([x, y, z]: Place, [width, depth, height]: Place, outer: Layer = OUTLINE, inner: Layer = MEDIUM): void {
    this.prism('z', uv(x, y, x + width, y, x + width, y + depth, x, y + depth), z, height, outer, inner);
  }

  /** A counter-clockwise profile extruded along an axis: (x, y) for z, (x, z) for y, (y, z) for x. */
  prism(
    axis: Axis,
    profile: readonly (readonly [number, number])[],
    from: number,
    length: number,
    outer: Layer = OUTLINE,
    inner: Layer = MEDIUM,
  ): void {
    const put = (along: number) => profile.map(([u, v]) => placed(axis, u, v, along));
    const near = put(from);
    const far = put(from + length);
    // An (x, z) profile extruded along +y runs the other way around than (x, y) along z and (y, z) along x.
    const [start, end] = axis === 'y' ? [far, near] : [near, far];
    const walls = profile.map((_, index) => {
      const next = (index + 1) % profile.length;
      return [start[index], start[next], end[next], end[index]].filter((p) => p !== undefined);
    });
    this.#solid([...walls, start.toReversed(), end], outer, inner);
  }

  #solid(faces: readonly (readonly Place[])[], outer: Layer, inner: Layer): void {
    const visible = faces
      .filter((face) => signedArea(this.project(face)) > 1e-6)
      .sort((a, b) => this.#nearness(a) - this.#nearness(b));
    const uses = new Map<string, number>();
    const sides = (face: readonly Place[]) =>
      face.map((a, index): [Place, Place] => [a, face[(index + 1) % face.length] ?? a]);
    const keyOf = (side: [Place, Place]): string =>
      side
        .map((p) => p.join(','))
        .sort()
        .join(' ');
    for (const side of visible.flatMap(sides)) uses.set(keyOf(side), (uses.get(keyOf(side)) ?? 0) + 1);
    for (const face of visible) {
      this.face(face, null);
      for (const side of sides(face)) this.line(side, uses.get(keyOf(side)) === 1 ? outer : inner);
    }
  }

  #nearness(face: readonly Place[]): number {
    const eye = this.#view.toEye;
    return face.reduce((sum, p) => sum + p[0] * eye[0] + p[1] * eye[1] + p[2] * eye[2], 0) / face.length;
  }

  /** A round bar along an axis; `center` is the center of its first end. */
  cylinder(axis: Axis, center: Place, radius: number, length: number, layer: Layer = OUTLINE): void {
    this.turned(axis, center, uv(radius, 0, radius, length), { layer });
  }

  /** A solid of revolution, its profile along the axis. Creases show between rings unless `smooth`. */
  turned(
    axis: Axis,
    center: Place,
    profile: RevolvedProfile,
    {
      smooth = false,
      layer = OUTLINE,
      crease = MEDIUM,
    }: { smooth?: boolean; layer?: Layer; crease?: Layer } = {},
  ): void {
    const eye = this.#view.toEye[axis === 'x' ? 0 : axis === 'y' ? 1 : 2];
    const farFirst = eye >= 0 ? profile : profile.toReversed();
    const rings = farFirst.map(([radius, along]) => this.project(ring(axis, center, radius, along)));
    const hulls = rings.slice(1).map((next, index) => convexHull([...(rings[index] ?? []), ...next]));
    hulls.forEach((hull, index) => {
      this.#plate.cover(hull);
      if (!smooth) this.#rim(hull, rings[index] ?? [], index === 0 ? layer : crease, layer);
    });
    if (smooth) for (const chain of unionOutline(hulls)) this.#plate.stroke(chain, layer);
    const last = rings.at(-1);
    if (last) this.#plate.outline(last, smooth ? crease : layer);
  }

  /** Outlines the part between two rings; where it meets the previous part, the line is only a crease. */
  #rim(hull: readonly Point[], before: readonly Point[], joint: Layer, layer: Layer): void {
    for (const [a, b] of sidesOf(hull))
      this.#plate.stroke([a, b], before.includes(a) && before.includes(b) ? joint : layer);
  }

  /** The visible half of a ring around a round bar. */
  band(axis: Axis, center: Place, radius: number, layer: Layer = FINE): void {
    const [x, y, z] = this.#view.toEye;
    const middle = axis === 'x' ? Math.atan2(z, y) : axis === 'y' ? Math.atan2(z, x) : Math.atan2(y, x);
    const half = Array.from({ length: 21 }, (_, step): Place => {
      const angle = middle + ((step - 10) * Math.PI) / 20;
      const [px, py, pz] = placed(axis, Math.cos(angle) * radius, Math.sin(angle) * radius, 0);
      return [px + center[0], py + center[1], pz + center[2]];
    });
    this.line(half, layer);
  }

  /** A circle on a level, front or side plane through its center; hides what is behind. */
  disc(axis: Axis, center: Place, radius: number, layer: Layer | null = OUTLINE): void {
    this.face(ring(axis, center, radius, 0), layer);
  }

  /** A sphere. */
  ball(center: Place, radius: number, layer: Layer = OUTLINE): void {
    const [at] = this.project([center]);
    if (!at) return;
    const outline = circlePoints(radius).map(([u, v]) => ({ x: at.x + u, y: at.y + v }));
    this.#plate.cover(outline);
    this.#plate.outline(outline, layer);
  }

  /** A bent round bar along the path. */
  bar(path: readonly Place[], radius: number, layer: Layer = OUTLINE): void {
    const outline = barOutline(this.project(path), radius);
    this.#plate.cover(outline);
    this.#plate.outline(outline, layer);
  }

  toDrawing(): Drawing {
    return this.#plate.toDrawing();
  }
}

/** Whether a face looks to the left or right more than to the front or up. */
function isAside([a, b, ...others]: readonly Place[]): boolean {
  const c = others.at(Math.floor(others.length / 2));
  if (!a || !b || !c) return false;
  const [u, v] = [b, c].map((p) => [p[0] - a[0], p[1] - a[1], p[2] - a[2]] as const);
  if (!u || !v) return false;
  const across = Math.abs(u[1] * v[2] - u[2] * v[1]);
  const forward = Math.abs(u[2] * v[0] - u[0] * v[2]);
  return across > forward && across > Math.abs(u[0] * v[1] - u[1] * v[0]);
}

const circlePoints = (radius: number, steps = ringSteps): [number, number][] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (step * 2 * Math.PI) / steps;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

function placed(axis: Axis, u: number, v: number, along: number): Place {
  if (axis === 'x') return [along, u, v];
  return axis === 'y' ? [u, along, v] : [u, v, along];
}

/** A circle around an axis through `center`, moved `along` it. */
export const ring = (axis: Axis, center: Place, radius: number, along = 0): Place[] =>
  circlePoints(radius).map(([u, v]) => {
    const [x, y, z] = placed(axis, u, v, along);
    return [x + center[0], y + center[1], z + center[2]];
  });
