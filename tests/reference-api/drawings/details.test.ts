import { describe, expect, it } from 'vitest';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { layerStyles } from '#src/reference-api/drawings/drafting/layers.ts';
import { segmentsCross } from '#src/reference-api/drawings/drafting/note-column.ts';
import { drawingArea } from '#src/reference-api/drawings/sheet/sheet-size.ts';
import { definitions, everyDetail, sizesOf } from '#tests/reference-api/drawings/detail-cases.ts';
import {
  leaderLines,
  overlap,
  runsThrough,
  symbolLines,
  textBoxes,
} from '#tests/reference-api/drawings/text-boxes.ts';

function count(drawing: Drawing, kind: Drawing['shapes'][number]['kind']): number {
  return drawing.shapes.filter((shape) => shape.kind === kind).length;
}

function overlappingTexts(drawing: Drawing): string[] {
  const boxes = textBoxes(drawing);
  return boxes.flatMap((first, index) =>
    boxes
      .slice(index + 1)
      .filter((second) => second.shape !== first.shape && overlap(first, second))
      .map((second) => `${first.text} / ${second.text}`),
  );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

describe('construction details', () => {
  describe.each(everyDetail)('$key', ({ key, definition }) => {
    const drawing = drawDetail(key);

    it('has notes, dimensions and hatched materials inside finite bounds on a letter sheet', () => {
      const { min, max } = drawing.bounds;
      expect([min.x, min.y, max.x, max.y].every(Number.isFinite)).toBe(true);
      expect((max.x - min.x) / drawing.scale).toBeGreaterThan(4);
      expect((max.x - min.x) / drawing.scale).toBeLessThanOrEqual(drawingArea.width);
      expect((max.y - min.y) / drawing.scale).toBeLessThanOrEqual(drawingArea.height);
      expect(count(drawing, 'leader')).toBeGreaterThanOrEqual(5);
      expect(count(drawing, 'dimension')).toBeGreaterThanOrEqual(2);
      expect(count(drawing, 'hatch')).toBeGreaterThanOrEqual(1);
    });

    it('keeps to the layers of the CAD standard', () => {
      expect(drawing.shapes.map(({ layer }) => layer).filter((layer) => !(layer in layerStyles))).toEqual([]);
    });

    it('lets no two texts overlap, no leaders cross and no line run through a text', () => {
      const boxes = textBoxes(drawing);
      const lines = leaderLines(drawing);
      const crossed = lines.flatMap((line, index) =>
        lines.slice(index + 1).filter((other) => segmentsCross(line.a, line.b, other.a, other.b)),
      );
      const struck = boxes.filter((box) =>
        lines.some((line) => line.shape !== box.shape && runsThrough(line, box)),
      );
      expect(overlappingTexts(drawing)).toEqual([]);
      expect(crossed).toEqual([]);
      expect(struck.map(({ text }) => text)).toEqual([]);
      const symbols = symbolLines(drawing);
      expect(
        boxes.filter((box) => symbols.some((line) => runsThrough(line, box))).map(({ text }) => text),
      ).toEqual([]);
    });

    it('changes its geometry with every size, and draws the extremes of each legibly and on the sheet', () => {
      const drawn = (parameters: Record<string, number>) => ({
        parameters,
        extreme: drawDetail(key, { parameters }),
      });
      const ofEach = definition.parameters.map(({ name, least, greatest }) => ({
        name,
        small: drawn({ [name]: least }),
        large: drawn({ [name]: greatest }),
      }));
      const unmoved = ofEach.filter(
        ({ small, large }) => JSON.stringify(small.extreme.shapes) === JSON.stringify(large.extreme.shapes),
      );
      expect(ofEach.length).toBeGreaterThanOrEqual(3);
      expect(unmoved.map(({ name }) => name)).toEqual([]);
      const extremes = [
        drawn(sizesOf(definition, 'least')),
        drawn(sizesOf(definition, 'greatest')),
        ...ofEach.flatMap(({ small, large }) => [small, large]),
      ];
      for (const { parameters, extreme } of extremes) {
        const { min, max } = extreme.bounds;
        expect(numbersIn(extreme).filter((value) => !Number.isFinite(value))).toEqual([]);
        expect((max.x - min.x) / extreme.scale).toBeLessThanOrEqual(drawingArea.width);
        expect((max.y - min.y) / extreme.scale).toBeLessThanOrEqual(drawingArea.height);
        expect({ parameters, overlaps: overlappingTexts(extreme) }).toEqual({ parameters, overlaps: [] });
      }
    });

    it('names in its notes whatever product is given', () => {
      for (const name of Object.keys(definition.labels)) {
        const named = drawDetail(key, { labels: { [name]: 'Ridgeline 24 panel' } });
        const notes = named.shapes.flatMap((shape) => (shape.kind === 'leader' ? [shape.text] : []));
        expect(notes.map((note) => note.replaceAll('\n', ' '))).toContain('RIDGELINE 24 PANEL');
      }
    });
  });

  it('hold sizes outside the range to it, and ignore what is no number', () => {
    const [first] = definitions[0]?.parameters ?? [];
    if (!first) throw new Error('a detail without sizes');
    const tooMuch = drawDetail('roof-edge', { parameters: { [first.name]: 1e6 } });
    const notANumber = drawDetail('roof-edge', { parameters: { [first.name]: Number.NaN } });
    expect(tooMuch).toEqual(drawDetail('roof-edge', { parameters: { [first.name]: first.greatest } }));
    expect(notANumber).toEqual(drawDetail('roof-edge'));
  });
});
