import { describe, expect, it } from 'vitest';
import { drawModel } from '#src/lib/model/draw-model.ts';
import type { DrawnPart } from '#src/lib/model/draw-model.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { viewAngles, viewNames, viewOf } from '#src/lib/model/views.ts';
import { bimToGlb } from '#src/reference-api/files/bim/bim-to-glb.ts';
import { sampleObjects } from '#tests/reference-api/bim/sample-objects.ts';

const white = [1, 1, 1, 1] as const;
/** A square of 1 m that faces the front, at a distance toward the eye. */
const square = (z: number, size: number): number[] => {
  const s = size / 2;
  return [-s, -s, z, s, -s, z, s, s, z, -s, -s, z, s, s, z, -s, s, z];
};
const pixelAt = ({ data, width }: ReturnType<typeof drawModel>, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('a picture drawn without a graphics card', () => {
  it('fills its space, leaves the rest transparent, and shows what is nearer', () => {
    const red: DrawnPart = { triangles: square(0, 1), color: [1, 0, 0, 1] };
    const blue: DrawnPart = { triangles: square(1, 0.4), color: [0, 0, 1, 1] };
    for (const parts of [
      [red, blue],
      [blue, red],
    ]) {
      const picture = drawModel(parts, viewAngles.front, 100, 60);
      expect(pixelAt(picture, 5, 30)).toEqual([0, 0, 0, 0]);
      const [middle, side] = [pixelAt(picture, 50, 30), pixelAt(picture, 32, 30)];
      expect([middle[0], middle[3], side[2], side[3]]).toEqual([0, 255, 0, 255]);
      expect(Math.min(middle[2] ?? 0, side[0] ?? 0)).toBeGreaterThan(150);
    }
  });

  it('shows nothing from behind, and what can be seen through lets the rest shine', () => {
    const red: DrawnPart = { triangles: square(0, 1), color: [1, 0, 0, 1] };
    const glass: DrawnPart = { triangles: square(1, 1), color: [0, 0, 1, 0.3] };
    const behind = drawModel([red], { azimuth: 180, elevation: 0 }, 40, 40);
    expect(behind.data.every((value) => value === 0)).toBe(true);
    const [r = 0, , b = 0] = pixelAt(drawModel([glass, red], viewAngles.front, 40, 40), 20, 20);
    expect(r).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(20);
  });

  it('shows a sheet from its side, thinner than a pixel', () => {
    const triangles = [-5, 0, 0, 5, 0, 0, 5, 0.0001, 0, -5, 0, 0, 5, 0.0001, 0, -5, 0.0001, 0];
    const picture = drawModel([{ triangles, color: white }], viewAngles.front, 100, 100);
    const drawn = picture.data.filter((value, at) => at % 4 === 3 && value > 0).length;
    expect(drawn).toBeGreaterThan(80);
  });

  it.each(sampleObjects)('is there for $id from all four sides, and they differ', async (object) => {
    const read = readGlb(await bimToGlb(object));
    if (!('model' in read)) throw new Error(read.error);
    const { types, materials } = read.model;
    const parts = types[0].parts.map(({ triangles, material }): DrawnPart => ({
      triangles,
      color: materials[material ?? -1]?.color ?? white,
    }));
    const drawn = viewNames.map((name) => drawModel(parts, viewAngles[name], 48, 36).data);
    for (const data of drawn) expect(data.some((value) => value > 0)).toBe(true);
    expect(new Set(drawn.map((data) => data.join())).size).toBeGreaterThan(1);
  });
});

describe('a view', () => {
  it.each(viewNames)('%s is known by its angles', (name) => {
    expect(viewOf(viewAngles[name])).toBe(name);
    expect(viewOf({ ...viewAngles[name], elevation: viewAngles[name].elevation - 3 })).toBeNull();
  });
});
