import { describe, expect, it } from 'vitest';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/axonometric/view.ts';

const elevation = axonometric({ width: 0, depth: 90, depthScale: 0 });

const segments = (drawing: Drawing, layer: string): number =>
  drawing.shapes.reduce(
    (sum, shape) =>
      shape.kind === 'polyline' && shape.layer === layer
        ? sum + shape.points.length - (shape.closed ? 0 : 1)
        : sum,
    0,
  );

describe('a box drawn in isometric', () => {
  it('shows six outline edges and the three that meet at the near corner', () => {
    const scene = new Scene(isometric);
    scene.box([0, 0, 0], [10, 6, 4]);
    const drawing = scene.toDrawing();
    expect(segments(drawing, OUTLINE)).toBe(6);
    expect(segments(drawing, MEDIUM)).toBe(3);
  });

  it('hides what stands wholly behind it', () => {
    const alone = new Scene(isometric);
    alone.box([0, 0, 0], [20, 20, 20]);
    const crowded = new Scene(isometric);
    crowded.box([22, 22, 2], [4, 4, 4]);
    crowded.box([0, 0, 0], [20, 20, 20]);
    expect(crowded.toDrawing().shapes).toEqual(alone.toDrawing().shapes);
  });
});

describe('lines behind an opening', () => {
  it('are seen only inside it', () => {
    const scene = new Scene(elevation);
    const opening = [
      [0, 0, 0],
      [10, 0, 0],
      [10, 0, 10],
      [0, 0, 10],
    ] as const;
    scene.through(opening, () =>
      scene.line(
        [
          [-20, 0, 5],
          [20, 0, 5],
        ],
        OUTLINE,
      ),
    );
    const [shape] = scene.toDrawing().shapes;
    expect(shape).toMatchObject({
      kind: 'polyline',
      points: [
        { x: 0, y: 5 },
        { x: 10, y: 5 },
      ],
    });
  });
});

describe('choices from a seed', () => {
  it('come up in every combination before any repeats', () => {
    const seen = Array.from({ length: 12 }, (_, seed) => {
      const choose = choicesFrom(seed);
      return [choose([1, 2, 3]), choose(['a', 'b']), choose([true, false])].join();
    });
    expect(new Set(seen).size).toBe(12);
  });
});
