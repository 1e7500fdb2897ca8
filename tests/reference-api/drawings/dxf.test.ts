import Parser from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { drawDetail } from '#src/reference-api/drawings/details.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry.ts';
import { layerStyles } from '#src/reference-api/drawings/layers.ts';
import { drawingToDxf } from '#src/reference-api/drawings/to-dxf.ts';
import { everyDetail, titleBlock } from '#tests/reference-api/drawings/detail-cases.ts';

function read(text: string) {
  const document = new Parser().parseSync(text);
  if (!document) throw new Error('no DXF');
  return document;
}

function onLayer(document: ReturnType<typeof read>, layer: string, type?: string): number {
  return document.entities.filter((entity) => entity.layer === layer && (!type || entity.type === type))
    .length;
}

function countShapes(drawing: Drawing, kind: Drawing['shapes'][number]['kind'], layer?: string): number {
  return drawing.shapes.filter((shape) => shape.kind === kind && (!layer || shape.layer === layer)).length;
}

type Tags = readonly (readonly [code: number, value: string])[];

/** The tags of a section, one list per entity: what the reader of these tests does not know itself. */
function sectionOf(text: string, name: string): Tags[] {
  const rows = text.split('\n');
  const tags = rows.flatMap((row, index): Tags[number][] =>
    index % 2 === 1 ? [[Number(rows[index - 1]), row]] : [],
  );
  const start = tags.findIndex(
    ([code, value], index) => code === 2 && value === name && tags[index - 1]?.[0] === 0,
  );
  const end = tags.findIndex(([code, value], index) => index > start && code === 0 && value === 'ENDSEC');
  const entities: [number, string][][] = [];
  for (const [code, value] of tags.slice(start + 1, end)) {
    if (code === 0) entities.push([]);
    entities.at(-1)?.push([code, value]);
  }
  return entities;
}

const entitiesOf = (text: string) => sectionOf(text, 'ENTITIES');
const objectsOf = (text: string) => sectionOf(text, 'OBJECTS');
const valueOf = (tags: Tags, wanted: number) => tags.find(([code]) => code === wanted)?.[1];

/** Every x and y of the points that an entity lists, whatever it calls them. */
function pointsOf(value: unknown): { x: number; y: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'x' in value && 'y' in value && typeof value.x === 'number' && typeof value.y === 'number'
      ? [{ x: value.x, y: value.y }]
      : [];
  return [...own, ...Object.values(value).flatMap(pointsOf)];
}

describe('the DXF of a detail', () => {
  it.each(everyDetail)('$key is read by another program with all it shows, in inches', ({ key }) => {
    const drawing = drawDetail(key);
    const document = read(drawingToDxf(drawing));
    expect(document.header).toMatchObject({ $ACADVER: 'AC1015', $INSUNITS: 1 });
    expect(Object.keys(document.tables.layer.layers)).toEqual(
      expect.arrayContaining(Object.keys(layerStyles)),
    );
    expect(Object.keys(document.tables.lineType.lineTypes)).toContain('HIDDEN');
    expect(onLayer(document, 'A-ANNO-DIMS', 'DIMENSION')).toBe(countShapes(drawing, 'dimension'));
    expect(onLayer(document, 'A-ANNO-NOTE', 'MTEXT')).toBe(countShapes(drawing, 'leader'));
    expect(onLayer(document, 'A-DETL-PATT', 'LINE')).toBe(0);
    expect(document.entities.filter(({ type }) => type === 'CIRCLE')).toHaveLength(
      countShapes(drawing, 'circle'),
    );
    expect(document.entities.filter(({ type }) => type === 'ARC')).toHaveLength(countShapes(drawing, 'arc'));
    const outlines =
      onLayer(document, 'A-DETL-OTLN', 'LWPOLYLINE') + onLayer(document, 'A-DETL-OTLN', 'LINE');
    expect(outlines).toBe(countShapes(drawing, 'polyline', 'A-DETL-OTLN'));
    const onPaper = ({ type }: { type: string }) => type === 'VIEWPORT';
    expect(document.entities.filter((entity) => !(entity.layer in layerStyles) && !onPaper(entity))).toEqual(
      [],
    );
  });

  it.each(everyDetail)('$key has the extents of the drawing, and nothing lies outside them', ({ key }) => {
    const { bounds, ...drawing } = drawDetail(key);
    const document = read(drawingToDxf({ bounds, ...drawing }));
    const near = (value: number): unknown => expect.closeTo(value, 4);
    const nearPoint = ({ x, y }: Point) => ({ x: near(x), y: near(y) });
    expect(document.header).toMatchObject({
      $EXTMIN: nearPoint(bounds.min),
      $EXTMAX: nearPoint(bounds.max),
    });
    const lines = document.entities.filter(({ type }) =>
      ['LINE', 'LWPOLYLINE', 'TEXT', 'MTEXT'].includes(type),
    );
    const points = lines.flatMap(pointsOf);
    expect(points.length).toBeGreaterThan(50);
    const outside = points.filter(
      ({ x, y }) =>
        x < bounds.min.x - 1e-4 ||
        x > bounds.max.x + 1e-4 ||
        y < bounds.min.y - 1e-4 ||
        y > bounds.max.y + 1e-4,
    );
    expect(outside).toEqual([]);
  });

  it.each(everyDetail)(
    '$key has a HATCH for each material, a LEADER for each note, and measures its dimensions',
    ({ key }) => {
      const drawing = drawDetail(key);
      const entities = entitiesOf(drawingToDxf(drawing));
      const named = (type: string) => entities.filter((tags) => tags[0]?.[1] === type);
      const hatches = drawing.shapes.filter((shape) => shape.kind === 'hatch');
      expect(named('HATCH')).toHaveLength(
        hatches.filter(({ pattern }) => pattern !== 'batt-insulation').length,
      );
      for (const hatch of named('HATCH')) {
        const lines = Number(valueOf(hatch, 78));
        expect(hatch.filter(([code]) => code === 53)).toHaveLength(lines);
        expect(lines).toBeGreaterThan(0);
        expect(Number(valueOf(hatch, 93))).toBeGreaterThanOrEqual(3);
      }
      const notes = new Set(named('MTEXT').map((tags) => valueOf(tags, 5)));
      expect(named('LEADER')).toHaveLength(countShapes(drawing, 'leader'));
      expect(named('LEADER').filter((tags) => !notes.has(valueOf(tags, 340)))).toEqual([]);
      for (const dimension of named('DIMENSION')) {
        expect(valueOf(dimension, 1)).toMatch(/^(?:<> (?:MIN\.|MAX\.|DIA\.|BITE))?$/);
        expect(valueOf(dimension, 3)).toBe('ARCHITECTURAL');
      }
    },
  );

  it('has a letter sheet with a locked viewport that shows the model at its scale', () => {
    const drawing = drawDetail('roof-edge');
    const text = drawingToDxf(drawing, { titleBlock });
    const [, window] = entitiesOf(text).filter((tags) => tags[0]?.[1] === 'VIEWPORT');
    const layouts = objectsOf(text).filter((tags) => tags[0]?.[1] === 'LAYOUT');
    expect(Number(valueOf(window ?? [], 45)) / Number(valueOf(window ?? [], 41))).toBeCloseTo(
      drawing.scale,
      4,
    );
    expect(Number(valueOf(window ?? [], 90)) & 16_384).toBe(16_384);
    expect(layouts.map((tags) => tags.findLast(([code]) => code === 1)?.[1])).toEqual(['Model', 'Sheet']);
    expect(layouts.map((tags) => valueOf(tags, 44))).toEqual(['279.4', '279.4']);
  });

  it('carries the title block as one block with one insert', () => {
    const document = read(drawingToDxf(drawDetail('ridge'), { titleBlock }));
    const inserts = document.entities.filter(({ type }) => type === 'INSERT');
    const block = JSON.stringify(document.blocks['TITLE-BLOCK']);
    expect(inserts).toHaveLength(1);
    expect(block).toContain(titleBlock.title);
    expect(block).toContain('SSR-103');
  });

  it.each([
    ['other scripts', 'واجهات الشمال 北窗 🏗️'],
    ['line ends', 'North\r\n0\nSECTION\nRidge'],
    ['carets and braces', 'A^B {C} \\D'],
  ])('keeps its structure with %s in a name, in plain ASCII', (_, manufacturer) => {
    const named = { ...titleBlock, manufacturer };
    const text = drawingToDxf(drawDetail('ridge', { labels: { panel: manufacturer } }), {
      titleBlock: named,
    });
    const plain = read(drawingToDxf(drawDetail('ridge'), { titleBlock }));
    expect([...text].filter((character) => character > '~')).toEqual([]);
    expect(read(text).entities.length).toBeGreaterThan(plain.entities.length * 0.9);
  });

  it('gives every object a handle of its own and repeats byte for byte', () => {
    const text = drawingToDxf(drawDetail('footing'), { titleBlock });
    const rows = text.split('\n');
    const handles = rows.filter(
      (_, index) => index % 2 === 1 && ['5', '105'].includes(rows[index - 1] ?? ''),
    );
    expect(handles.length).toBeGreaterThan(100);
    expect(new Set(handles.slice(1)).size).toBe(handles.length - 1);
    expect(drawingToDxf(drawDetail('footing'), { titleBlock })).toBe(text);
  });
});
