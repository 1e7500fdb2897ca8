import { cross, unit } from '#src/lib/model/vector.ts';
import type { Vector } from '#src/lib/model/vector.ts';

/** The four pictures that drawings of an object have. */
export type ViewName = 'plan' | 'front' | 'side' | 'isometric';

/** The direction of view: degrees around the object from its front, and up from the floor. */
export interface Angles {
  azimuth: number;
  elevation: number;
}

export const viewAngles: Readonly<Record<ViewName, Angles>> = {
  plan: { azimuth: 0, elevation: 90 },
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: 90, elevation: 0 },
  // Isometric: all three axes equally short.
  isometric: { azimuth: 45, elevation: 35.264 },
};

export const viewNames: readonly ViewName[] = ['plan', 'front', 'side', 'isometric'];

/** Which picture these angles are; null for one between. */
export function viewOf({ azimuth, elevation }: Angles): ViewName | null {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;
  const found = viewNames.find(
    (name) =>
      isNear(viewAngles[name].elevation, elevation) &&
      (name === 'plan' || isNear(viewAngles[name].azimuth, azimuth)),
  );
  return found ?? null;
}

/** To the eye, to its right, and up in the picture; each of length 1. */
export interface Frame {
  toEye: Vector;
  right: Vector;
  up: Vector;
}

export function frameOf({ azimuth, elevation }: Angles): Frame {
  const around = (azimuth * Math.PI) / 180;
  const high = (elevation * Math.PI) / 180;
  const toEye: Vector = [
    Math.sin(around) * Math.cos(high),
    Math.sin(high),
    Math.cos(around) * Math.cos(high),
  ];
  const right: Vector = [Math.cos(around), 0, -Math.sin(around)];
  return { toEye, right, up: unit(cross(toEye, right)) };
}
