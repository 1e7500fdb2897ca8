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
    const notes = onLayer(document, 'A-ANNO-NOTE', 'TEXT') + onLayer(document, 'A-ANNO-NOTE', 'MTEXT');
    expect(notes).toBe(countShapes(drawing, 'leader'));
    expect(onLayer(document, 'A-DETL-PATT', 'LINE')).toBeGreaterThan(10);
    expect(document.entities.filter(({ type }) => type === 'CIRCLE')).toHaveLength(
      countShapes(drawing, 'circle'),
    );
    expect(document.entities.filter(({ type }) => type === 'ARC')).toHaveLength(countShapes(drawing, 'arc'));
    const outlines =
      onLayer(document, 'A-DETL-OTLN', 'LWPOLYLINE') + onLayer(document, 'A-DETL-OTLN', 'LINE');
    expect(outlines).toBe(countShapes(drawing, 'polyline', 'A-DETL-OTLN'));
    expect(document.entities.filter(({ layer }) => !(layer in layerStyles))).toEqual([]);
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
    expect(handles.length).toBeGreaterThan(500);
    expect(new Set(handles.slice(1)).size).toBe(handles.length - 1);
    expect(drawingToDxf(drawDetail('footing'), { titleBlock })).toBe(text);
  });
});
