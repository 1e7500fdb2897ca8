import { describe, expect, it } from 'vitest';
import { measuredWords, lengthText, modelWords, sizeText } from '#src/domain/viewer/model/model-words.ts';
import { dataTable, identityRows, rowsWith, setRows } from '#src/domain/viewer/model/model-data.ts';
import type { DataRow } from '#src/domain/viewer/model/model-data.ts';
import { objectBox, partRows } from '#src/domain/viewer/model/part-rows.ts';
import type { ModelPart, ModelType } from '#src/lib/model/read-glb.ts';

const rows: readonly DataRow[] = [
  { set: 'Parameters', name: 'Résistance', value: '90 min', unit: '' },
  { set: 'Pset_DoorCommon', name: 'FireRating', value: '45 min', unit: '' },
  { set: 'Parameters', name: 'Width', value: 36, unit: 'in' },
];

describe('the values of an object', () => {
  it.each([
    ['', 3],
    ['  ', 3],
    ['resistance', 1],
    ['door fire', 1],
    ['36 IN', 1],
    ['min', 2],
    ['nothing', 0],
  ])('searched for “%s” are %i', (words, count) => {
    expect(rowsWith(rows, words)).toHaveLength(count);
  });

  it('make a table', () => {
    expect(dataTable(rows)[0]).toEqual(['Set', 'Name', 'Value', 'Unit']);
    expect(dataTable(rows)[3]).toEqual(['Parameters', 'Width', 36, 'in']);
  });

  it('have the unit that stands beside a number', () => {
    const property = { name: 'U', value: 2, unit: '', description: 'Btu/(h·ft²·°F)' };
    const long = { ...property, description: 'How much heat goes through one square foot' };
    const units = [property, long, { ...property, value: 'x' }, { ...property, unit: 'W' }].map(
      (one) => setRows([{ name: 'A', properties: [one] }])[0]?.unit,
    );
    expect(units).toEqual(['Btu/(h·ft²·°F)', '', '', 'W']);
  });

  it('begin with what the thing is, and leave out what is not said', () => {
    const thing = {
      id: 1,
      entity: 'IfcDoor',
      name: 'D',
      description: '',
      globalId: 'g',
      predefinedType: '',
      typeName: '',
      classifications: [{ system: 'MasterFormat', code: '08 11 13', title: 'Doors' }],
      materials: ['Steel', 'Glass'],
      sets: [],
      parts: [],
    };
    expect(identityRows(thing).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Class: IfcDoor',
      'Name: D',
      'MasterFormat: 08 11 13 Doors',
      'Material: Steel, Glass',
      'GlobalId: g',
    ]);
  });
});

const part = (name: string, x: number, extras = {}): ModelPart => ({
  node: x,
  name,
  material: 0,
  triangles: new Float32Array([x, 0, 0, x + 0.0254, 0, 0, x, 0.0254, 0.0254]),
  box: { min: [x, 0, 0], max: [x + 0.0254, 0.0254, 0.0254] },
  extras,
});
const type: ModelType = {
  name: 'A',
  scene: 0,
  parts: [part('Leg', 0), part('Top', 1), part('Leg', 2), part('Clear floor', 5, { clearance: true })],
  box: { min: [0, 0, 0], max: [5.0254, 0.0254, 0.0254] },
  extras: {},
};
const model = {
  types: [type] as const,
  first: 0,
  materials: [{ name: 'metal', color: [1, 1, 1, 1] as const, hasTexture: false }],
};

describe('the parts of a model', () => {
  it('stand together by name, without the zones that stay free', () => {
    const list = partRows(model, type);
    expect(list.map(({ name, nodes, materials, triangles }) => [name, nodes, materials, triangles])).toEqual([
      ['Leg', [0, 2], ['Metal'], 2],
      ['Top', [1], ['Metal'], 1],
    ]);
    expect(objectBox(type).max[0]).toBeCloseTo(2.0254);
  });

  it('are said in words with size, materials and level of detail', () => {
    const words = modelWords({ lod: 300 }, partRows(model, type), objectBox(type));
    expect(words).toBe(
      '79.74 × 1 × 1 in (2,025 × 25.4 × 25.4 mm), width × height × depth. 3 parts: 2 × Leg, Top. Material: Metal. One level of detail, LOD 300.',
    );
  });

  it('are measured in both systems', () => {
    expect([lengthText(36, 'ip'), lengthText(36, 'si')]).toEqual(['36 in', '914 mm']);
    expect(sizeText({ min: [0, 0, 0], max: [0.0254, 0.0508, 0] }, 'ip')).toBe('1 × 2 × 0 in');
    expect(measuredWords([], 'ip')).toMatch(/first point/);
    expect(measuredWords([[0, 0, 0]], 'ip')).toMatch(/second point/);
    const far = measuredWords(
      [
        [0, 0, 0],
        [0.0762, -0.1016, 0],
      ],
      'ip',
    );
    expect(far).toBe('Distance 5 in: width 3 in, height 4 in, depth 0 in.');
  });
});
