import { Mesh, Vector3, type Camera, type Intersection } from 'three';

import { smallest } from '#src/lib/long-lists.ts';

/** Snap distance to corners, in CSS pixels. */
const reach = 14;

/** The point that was hit, or a corner of its face if one is close on the screen. */
export function snapped(hit: Intersection, camera: Camera, width: number, height: number): Vector3 {
  const { object, face, point } = hit;
  if (!(object instanceof Mesh) || !face) return point;
  const onScreen = ({ x, y }: Vector3): readonly [number, number] => [(x * width) / 2, (y * height) / 2];
  const [px, py] = onScreen(point.clone().project(camera));
  const geometry: unknown = object.geometry;
  if (!hasPositions(geometry)) return point;
  const corners = [face.a, face.b, face.c].map((index) => {
    const corner = new Vector3().fromBufferAttribute(geometry.attributes.position, index);
    return corner.applyMatrix4(object.matrixWorld);
  });
  const distances = corners.map((corner) => {
    const [x, y] = onScreen(corner.clone().project(camera));
    return Math.hypot(x - px, y - py);
  });
  const nearest = smallest(distances);
  return nearest <= reach ? (corners[distances.indexOf(nearest)] ?? point) : point;
}

type Positions = Parameters<Vector3['fromBufferAttribute']>[0];

const hasPositions = (value: unknown): value is { attributes: { position: Positions } } =>
  typeof value === 'object' && value !== null && 'attributes' in value;
