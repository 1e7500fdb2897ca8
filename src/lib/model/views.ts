import { cross, unit, type Vector } from '#src/lib/model/vector.ts';

/** The standard views of an object. */
export type ViewName = 'plan' | 'front' | 'side' | 'isometric';

/** Direction of view in degrees: around the object from its front, and up from the floor. */
export interface Angles {
  azimuth: number;
  elevation: number;
}

export const viewAngles: Readonly<Record<ViewName, Angles>> = {
  plan: { azimuth: 0, elevation: 90 },
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: 90, elevation: 0 },
  // Isometric: all three axes are equally foreshortened.
  isometric: { azimuth: 45, elevation: 35.264 },
};

export const viewNames: readonly ViewName[] = ['plan', 'front', 'side', 'isometric'];

/** The standard view with these angles; null if there is none. */
export function viewOf({ azimuth, elevation }: Angles): ViewName | null {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;
  const found = viewNames.find(
    (name) =>
      isNear(viewAngles[name].elevation, elevation) &&
      (name === 'plan' || isNear(viewAngles[name].azimuth, azimuth)),
  );
  return found ?? null;
}

/** Unit vectors toward the eye, to its right, and up in the picture. */
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
