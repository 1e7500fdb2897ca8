import { WebIO, getBounds } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { inchesOfBox, isClearance, objectBox } from '#src/domain/viewer/model/part-rows.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { bimToGlb } from '#src/reference-api/files/bim/bim-to-glb.ts';
import { sampleDoor, sampleObjects } from '#tests/reference-api/bim/sample-objects.ts';

const metre = 0.0254;

describe.each(sampleObjects)('the GLB of $id', (object) => {
  it('passes the glTF validator without error or warning', async () => {
    const report = await validateBytes(await bimToGlb(object), { format: 'glb' });
    expect(report.issues.messages.filter(({ code }) => code !== '')).toEqual([]);
    expect([report.issues.numErrors, report.issues.numWarnings]).toEqual([0, 0]);
    expect(report.info.totalTriangleCount).toBeGreaterThanOrEqual(12);
  });

  it('has a scene for each type, as wide, high and deep as it, in metres with y up', async () => {
    const document = await new WebIO().readBinary(await bimToGlb(object));
    const scenes = document.getRoot().listScenes();
    expect(scenes.map((scene) => scene.getName())).toEqual(object.types.map(({ name }) => name));
    expect(document.getRoot().getDefaultScene()).toBe(scenes[0]);
    scenes.forEach((scene, index) => {
      const { min, max } = getBounds(scene);
      const { width = 0, height = 0, depth = 0 } = object.types[index]?.dimensions ?? {};
      expect(max[0] - min[0]).toBeCloseTo(width * metre, 5);
      expect(max[1] - min[1]).toBeCloseTo(height * metre, 5);
      expect(max[2] - min[2]).toBeCloseTo(depth * metre, 5);
    });
  });
});

describe('what a reader finds in the GLB of a door', () => {
  it('is its section, its parameters with units and its maker', async () => {
    const document = await new WebIO().readBinary(await bimToGlb(sampleDoor));
    const node = document
      .getRoot()
      .listNodes()
      .find((item) => item.getName() === sampleDoor.familyName);
    expect(node?.getExtras()).toMatchObject({
      id: sampleDoor.id,
      manufacturer: sampleDoor.manufacturer,
      masterFormat: { number: '081113', title: 'Hollow Metal Doors and Frames' },
      dimensions: { width: 40, height: 86, depth: 5.75, unit: 'in' },
      parameters: sampleDoor.parameters,
    });
    expect(node?.listChildren().map((part) => part.getName())).toContain('Leaf');
  });

  it('is the same file every time', async () => {
    expect(await bimToGlb(sampleDoor)).toEqual(await bimToGlb(sampleDoor));
  });
});

describe('the GLB of an electrical board', () => {
  it('has the working space of the code in front of it, apart from its parts', async () => {
    const board = {
      ...sampleDoor,
      ifcClass: 'IfcElectricDistributionBoard',
      types: [{ name: '20 in', dimensions: { width: 20, height: 48, depth: 6 } }] as const,
    };
    const read = readGlb(await bimToGlb(board));
    if (!('model' in read)) throw new Error(read.error);
    const [type] = read.model.types;
    expect(inchesOfBox(objectBox(type))).toEqual([20, 48, 6]);
    const zones = type.parts.filter(isClearance);
    expect(zones.map(({ name, box }) => [name, ...inchesOfBox(box)])).toEqual([
      ['Working space, NEC 110.26', 30, 78, 36],
    ]);
    // In front of the board, from the floor.
    expect(zones[0]?.box.min[2]).toBeCloseTo(0);
    expect(zones[0]?.box.min[1]).toBeCloseTo(-24 * metre);
  });
});
