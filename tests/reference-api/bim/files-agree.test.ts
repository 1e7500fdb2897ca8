import { IfcAPI, LogLevel } from 'web-ifc';
import { beforeAll, describe, expect, it } from 'vitest';
import { parameterRows, setRows } from '#src/domain/viewer/model/model-data.ts';
import { inchesOfBox, objectBox, partRows } from '#src/domain/viewer/model/part-rows.ts';
import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';
import type { IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { bimFile } from '#src/reference-api/files/bim-files.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const all = world.content.all('bim');
/** The first ones, one of each class, a third of those with several types, and every twenty-fifth of the others. */
const sample = all.filter(
  (bim, index) =>
    index < 3 ||
    index % 25 === 0 ||
    (bim.types > 1 && index % 3 === 0) ||
    all.findIndex(({ ifcClass }) => ifcClass === bim.ifcClass) === index,
);
const api = new IfcAPI();

beforeAll(async () => {
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
});

async function bytesOf(bim: (typeof all)[number], format: string): Promise<Uint8Array> {
  const made = await bimFile(world, bim, format);
  return typeof made === 'string' ? new TextEncoder().encode(made) : (made ?? new Uint8Array());
}

async function read(bim: (typeof all)[number]) {
  const glb = readGlb(await bytesOf(bim, 'GLB'));
  const opened = openIfc(api, await bytesOf(bim, 'IFC'));
  const ifc = opened && readIfc(opened.file);
  if (opened) api.CloseModel(opened.model);
  if (!('model' in glb) || !ifc) throw new Error(`The files of ${bim.id} cannot be read.`);
  return { model: glb.model, ifc };
}

const lastOf = (thing: IfcObject): IfcObject => {
  const next = thing.parts.at(-1);
  return next ? lastOf(next) : thing;
};

describe('what the viewer reads from files and what the record says', () => {
  it('is a fair sample', () => {
    expect(sample.length).toBeGreaterThan(40);
    expect(new Set(sample.map(({ ifcClass }) => ifcClass))).toEqual(
      new Set(all.map(({ ifcClass }) => ifcClass)),
    );
    expect(sample.some(({ types }) => types > 2)).toBe(true);
  });

  it.each(sample.map((bim) => [bim.id, bim] as const))('of object %i agree', async (_, bim) => {
    const { model, ifc } = await read(bim);
    const names = model.types.map(({ name }) => name);
    // Types: so many as the record counts, the same in both files, each as wide and high as its name.
    expect(names).toHaveLength(bim.types);
    expect(ifc.types.map(({ name }) => name)).toEqual(names);
    for (const type of model.types) {
      const [width, height] = inchesOfBox(objectBox(type));
      const said = type.name.split(' × ').map((one) => Number.parseFloat(one));
      expect(Math.abs(width - (said[0] ?? 0))).toBeLessThanOrEqual(0.002);
      expect(Math.abs(height - (said[1] ?? 0))).toBeLessThanOrEqual(0.002);
    }
    const first = model.types[model.first] ?? model.types[0];
    expect(partRows(model, first).reduce((sum, { triangles }) => sum + triangles, 0)).toBe(bim.triangles);

    // Class, section and property sets.
    const element = lastOf(ifc.project);
    expect(element.entity).toBe(bim.ifcClass);
    expect(element.classifications[0]?.code.replaceAll(/[ .]/g, '')).toBe(bim.csi[0]?.number);
    expect(element.sets.map(({ name }) => name)).toEqual(bim.propertySets);
    expect(element.typeName).toBe(names[0]);

    // Parameters: the same names, values and units in the IFC file, and in what the GLB carries.
    const own = setRows(element.sets.filter(({ name }) => name === 'Manufacturer_ProductData'));
    const plain = (rows: typeof own) =>
      rows.map(({ name, value, unit }) => `${name} = ${value}${typeof value === 'number' ? ` ${unit}` : ''}`);
    expect(plain(own)).toEqual(plain(parameterRows(bim)));
    expect(first.extras['parameters']).toEqual(bim.parameters);
  });
});
