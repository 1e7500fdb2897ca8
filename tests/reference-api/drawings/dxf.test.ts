import { describe, expect, it } from 'vitest';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, numbersOf, pointOf, pointsOf, textOf } from '#src/lib/dxf/groups.ts';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import { drawingToDxf } from '#src/reference-api/drawings/dxf/drawing-to-dxf.ts';
import { everyDetail, titleBlock } from '#tests/reference-api/drawings/detail-cases.ts';

const named = ({ entities }: Pick<DxfFile, 'entities'>, ...types: string[]) =>
  entities.filter(({ type }) => types.includes(type));

const onLayer = (file: DxfFile, layer: string, type: string): number =>
  named(file, type).filter(({ groups }) => textOf(groups, 8) === layer).length;

function countShapes(drawing: Drawing, kind: Drawing['shapes'][number]['kind'], layer?: string): number {
  return drawing.shapes.filter((shape) => shape.kind === kind && (!layer || shape.layer === layer)).length;
}

const namesIn = ({ tables }: DxfFile, table: string): string[] =>
  (tables.get(table) ?? []).map(({ groups }) => textOf(groups, 2));

describe('the DXF of a detail', () => {
  it.each(everyDetail)('$key holds all that it shows, in inches', ({ key }) => {
    const drawing = drawDetail(key);
    const file = openDxf(drawingToDxf(drawing));
    expect(textOf(file.header.get('$ACADVER') ?? [], 1)).toBe('AC1015');
    expect(numberOf(file.header.get('$INSUNITS') ?? [], 70)).toBe(1);
    expect(namesIn(file, 'LAYER')).toEqual(expect.arrayContaining(Object.keys(layerStyles)));
    expect(namesIn(file, 'LTYPE')).toContain('HIDDEN');
    expect(onLayer(file, 'A-ANNO-DIMS', 'DIMENSION')).toBe(countShapes(drawing, 'dimension'));
    expect(onLayer(file, 'A-ANNO-NOTE', 'MTEXT')).toBe(countShapes(drawing, 'leader'));
    expect(onLayer(file, 'A-DETL-PATT', 'LINE')).toBe(0);
    expect(named(file, 'CIRCLE')).toHaveLength(countShapes(drawing, 'circle'));
    expect(named(file, 'ARC')).toHaveLength(countShapes(drawing, 'arc'));
    const outlines = onLayer(file, 'A-DETL-OTLN', 'LWPOLYLINE') + onLayer(file, 'A-DETL-OTLN', 'LINE');
    expect(outlines).toBe(countShapes(drawing, 'polyline', 'A-DETL-OTLN'));
    const elsewhere = file.entities.filter(
      ({ type, groups }) => type !== 'VIEWPORT' && !(textOf(groups, 8) in layerStyles),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(everyDetail)('$key has the extents of the drawing, and nothing lies outside them', ({ key }) => {
    const { bounds, ...drawing } = drawDetail(key);
    const file = openDxf(drawingToDxf({ bounds, ...drawing }));
    for (const [name, wanted] of [['$EXTMIN', bounds.min] as const, ['$EXTMAX', bounds.max] as const]) {
      const { x, y } = pointOf(file.header.get(name) ?? [], 10);
      expect([x, y]).toEqual([expect.closeTo(wanted.x, 4), expect.closeTo(wanted.y, 4)]);
    }
    const points = named(file, 'LINE', 'LWPOLYLINE', 'TEXT', 'MTEXT').flatMap(({ type, groups }) => [
      ...pointsOf(groups, 10),
      // That of an MTEXT is a direction.
      ...(type === 'MTEXT' ? [] : pointsOf(groups, 11)),
    ]);
    expect(points.length).toBeGreaterThan(100);
    const outside = points.filter((value, at) => {
      const axis = at % 2 === 0 ? 'x' : 'y';
      return value < bounds.min[axis] - 1e-4 || value > bounds.max[axis] + 1e-4;
    });
    expect(outside).toEqual([]);
  });

  it.each(everyDetail)(
    '$key has a HATCH for each material, a LEADER for each note, and measures its dimensions',
    ({ key }) => {
      const drawing = drawDetail(key);
      const file = openDxf(drawingToDxf(drawing));
      const hatches = drawing.shapes.filter((shape) => shape.kind === 'hatch');
      expect(named(file, 'HATCH')).toHaveLength(
        hatches.filter(({ pattern }) => pattern !== 'batt-insulation').length,
      );
      for (const { groups } of named(file, 'HATCH')) {
        const lines = numberOf(groups, 78);
        expect(numbersOf(groups, 53)).toHaveLength(lines);
        expect(lines).toBeGreaterThan(0);
        expect(numberOf(groups, 93)).toBeGreaterThanOrEqual(3);
      }
      const notes = new Set(named(file, 'MTEXT').map(({ groups }) => textOf(groups, 5)));
      expect(named(file, 'LEADER')).toHaveLength(countShapes(drawing, 'leader'));
      expect(named(file, 'LEADER').filter(({ groups }) => !notes.has(textOf(groups, 340)))).toEqual([]);
      for (const { groups } of named(file, 'DIMENSION')) {
        expect(textOf(groups, 1)).toMatch(/^(?:<> (?:MIN\.|MAX\.|DIA\.|BITE|FRAME|FACE))?$/);
        expect(textOf(groups, 3)).toBe('ARCHITECTURAL');
      }
    },
  );

  it('has a letter sheet with a locked viewport that shows the model at its scale', () => {
    const drawing = drawDetail('roof-edge');
    const file = openDxf(drawingToDxf(drawing, { titleBlock }));
    const window = named(file, 'VIEWPORT')[1]?.groups ?? [];
    expect(numberOf(window, 45) / numberOf(window, 41)).toBeCloseTo(drawing.scale, 4);
    expect(numberOf(window, 90) & 16_384).toBe(16_384);
    const layouts = file.objects.filter(({ type }) => type === 'LAYOUT');
    expect(layouts.map(({ groups }) => groups.findLast(([code]) => code === 1)?.[1])).toEqual([
      'Model',
      'Sheet',
    ]);
    expect(layouts.map(({ groups }) => numberOf(groups, 44))).toEqual([279.4, 279.4]);
  });

  it('carries the title block as one block with one insert', () => {
    const file = openDxf(drawingToDxf(drawDetail('ridge'), { titleBlock }));
    expect(named(file, 'INSERT')).toHaveLength(1);
    const said = (file.blocks.get('title-block')?.entities ?? []).map(({ groups }) => textOf(groups, 1));
    expect(said).toEqual(expect.arrayContaining([titleBlock.title, 'SSR-103']));
  });

  it.each([
    ['other scripts', 'واجهات الشمال 北窗 🏗️'],
    ['line ends', 'North\r\n0\nSECTION\nRidge'],
    ['carets and braces', 'A^B {C} \\D'],
  ])('keeps its structure with %s in a name, in plain ASCII', (_, manufacturer) => {
    const renamed = { ...titleBlock, manufacturer };
    const text = drawingToDxf(drawDetail('ridge', { labels: { panel: manufacturer } }), {
      titleBlock: renamed,
    });
    const plain = openDxf(drawingToDxf(drawDetail('ridge'), { titleBlock }));
    expect([...text].filter((character) => character > '~')).toEqual([]);
    expect(openDxf(text).entities.length).toBeGreaterThan(plain.entities.length * 0.9);
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
