import { describe, expect, it } from 'vitest';

import { aciColor } from '#src/domain/drawing/colors.ts';
import { readDxf } from '#src/domain/drawing/read-dxf.ts';
import { cadFile } from '#src/reference-api/files/cad-files.ts';
import { layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import { scaleText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const keys = new Set<string>();
/** The first sheet of every construction. */
const sheets = world.content.all('cad').filter(({ id }) => {
  const key = world.details.get(id)?.key;
  if (key === undefined || keys.has(key)) return false;
  keys.add(key);
  return true;
});

interface Placed {
  text: string;
  x: number;
  y: number;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The texts of a sheet's SVG, in inches of paper from its upper left corner. */
function textsOfSvg(svg: string): Placed[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const number = (name: string): number =>
      Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(` ${attributes}`)?.[1] ?? Number.NaN) / 96;
    return { text: unescaped(text), x: number('x'), y: number('y') };
  });
}

describe('what the viewer reads from a file and what the record says agree', () => {
  it('on many constructions', () => {
    expect(sheets.length).toBeGreaterThan(20);
  });

  it.each(sheets.map((cad) => [cad.detailNumber, cad] as const))('%s', async (_, cad) => {
    const [dxf, svg] = [await cadFile(world, cad, 'DXF'), await cadFile(world, cad, 'SVG')];
    const sheet = readDxf(String(dxf));
    expect(sheet.notDrawn).toEqual([]);
    expect(sheet.hasPaper).toBe(true);
    expect(sheet.inches).toBe(1);

    // The sheet is a letter, and its scale that of the record.
    const { min, max } = sheet.bounds;
    expect((max.x - min.x) / sheet.scale).toBeCloseTo(11, 4);
    expect((max.y - min.y) / sheet.scale).toBeCloseTo(8.5, 4);
    const said = sheet.texts.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining([cad.detailNumber, cad.scale]));
    const scaleRead = scaleText(Math.round(sheet.scale * 1e6) / 1e6);
    expect([scaleRead, 'NOT TO SCALE']).toContain(cad.scale);

    // Its layers are drawn with their pens.
    for (const { name, color, weight, isOff, entities } of sheet.layers) {
      const style = Object.entries(layerStyles).find(([layer]) => layer === name)?.[1];
      expect({ name, color, weight, isOff }).toEqual({
        name,
        color: aciColor(style?.color ?? 0),
        weight: (style?.lineWeight ?? 0) / 100,
        isOff: false,
      });
      expect(entities).toBeGreaterThan(0);
    }
    const hidden = sheet.layers.find(({ name }) => name === 'A-DETL-HIDN');
    expect(hidden?.groups.every(({ dashes }) => dashes.length === 2) ?? true).toBe(true);

    // Every text stands where the sheet's picture has it.
    const drawn = textsOfSvg(String(svg));
    const read = sheet.texts.map(({ text, x, y }) => ({
      text,
      x: (x - min.x) / sheet.scale,
      y: (max.y - y) / sheet.scale,
    }));
    expect(read.map(({ text }) => text).sort()).toEqual(drawn.map(({ text }) => text).sort());
    for (const { text, x, y } of drawn) {
      const near = Math.min(
        ...read.filter((one) => one.text === text).map((one) => Math.hypot(one.x - x, one.y - y)),
      );
      expect({ text, isNear: near < 0.02 }).toEqual({ text, isNear: true });
    }
  });
});
