import { slabOnDeck } from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { roundOutline, withHoles, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const pipeHanger = defineDetail({
  condition: 'Clevis Hanger at Insulated Pipe',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipe', 4.5],
    insulation: ['Insulation thickness', 0.5, 3, 0.5, 1.5],
    rod: ['Rod diameter', 'rod', 0.5],
    drop: ['Rod length', 5, 18, 0.5, 7],
  },
  labels: {
    pipe: 'Pipe, see mechanical drawings',
    insulation: 'Pipe insulation with all-service jacket',
    hanger: 'Adjustable steel clevis hanger',
    rod: 'Threaded rod, size by load',
  },
  sketch(pen, { pipe, insulation, rod, drop }, label) {
    const radius = pipe / 2;
    const outer = radius + insulation;
    const yoke = outer + 2.4;
    const deck = yoke + drop;
    slabOnDeck(pen, -9, 9, deck, 3.2);
    for (const x of [-9, 9]) breakLine(pen, [x, deck], [x, deck + 3.2]);
    pen.hatch(withHoles(roundOutline([0, 0], radius), [roundOutline([0, 0], radius - 0.24)]), 'steel');
    pen.circle([0, 0], radius);
    pen.circle([0, 0], radius - 0.24, 'edge');
    pen.hatch(withHoles(roundOutline([0, 0], outer), [roundOutline([0, 0], radius)]), 'rigid-insulation');
    pen.circle([0, 0], outer);
    // Shield under the insulation, strap of the clevis around it up to the cross bolt.
    pen.arc([0, 0], outer + 0.1, 200, 340);
    pen.arc([0, 0], outer + 0.28, 180, 360);
    pen.arc([0, 0], outer + 0.5, 180, 360);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.path(
        uv(outer + 0.28, 0, outer + 0.28, outer * 0.7, outer * 0.75, yoke - 1.2, outer * 0.75, yoke - 0.4),
      );
      side.path([
        [outer + 0.5, 0],
        [outer + 0.5, outer * 0.75],
        [outer * 0.75 + 0.22, yoke - 1.1],
        [outer * 0.75 + 0.22, yoke - 0.4],
        [outer * 0.75, yoke - 0.4],
      ]);
      side.rect(outer * 0.75 + 0.22, yoke - 1, 0.35, 0.6, 'steel', 'edge');
      side.path(uv(rod / 2, yoke - 0.3, rod / 2, deck), 'edge');
      side.path(uv(0.6, yoke - 0.1, 0.6, yoke - 0.1), 'fine');
    }
    pen.path(uv(-outer * 0.75, yoke - 0.62, outer * 0.75, yoke - 0.62), 'edge');
    pen.path(uv(-outer * 0.75, yoke - 0.8, outer * 0.75, yoke - 0.8), 'edge');
    pen.path(uv(-outer * 0.6, yoke - 0.7, -outer * 0.6, yoke, outer * 0.6, yoke, outer * 0.6, yoke - 0.7));
    for (const y of [yoke + 0.05, yoke - 0.42]) pen.rect(-rod, y, rod * 2, 0.38, 'steel', 'edge');
    for (let y = yoke + 0.7; y < deck - 1; y += 0.3) pen.path(uv(-rod / 2, y, rod / 2, y + 0.12), 'fine');
    pen.rect(-rod * 1.1, deck - 0.45, rod * 2.2, 0.45, 'steel', 'edge');
    pen.shape(
      [
        [-rod * 0.7, deck],
        [rod * 0.7, deck],
        [rod * 0.7, deck + 1.7],
        [rod, deck + 2.1],
        [-rod, deck + 2.1],
        [-rod * 0.7, deck + 1.7],
      ],
      'steel',
      'edge',
    );
    centerLine(pen, [-outer - 1.5, 0], [outer + 1.5, 0]);
    centerLine(pen, [0, -outer - 1.6], [0, yoke - 1]);

    pen.dim([-outer, -outer], [outer, -outer], -0.55);
    pen.dim([-outer - 1.4, yoke], [-outer - 1.4, deck], 0.35);
    pen.note([6.5, deck + 2], 'Concrete on steel deck');
    pen.note([rod * 0.9, deck + 1.4], 'Expansion anchor, listed for cracked concrete');
    pen.note([rod / 2, deck - drop * 0.45], label('rod'));
    pen.note([rod, yoke + 0.2], 'Lock nut above and below yoke');
    pen.note([outer * 0.75 + 0.5, yoke - 0.7], 'Cross bolt with nut');
    pen.note([outer + 0.4, outer * 0.35], label('hanger'));
    pen.note([radius + insulation * 0.5, -0.5], label('insulation'));
    pen.note([radius * 0.7, -radius * 0.68], label('pipe'));
    pen.note([outer * 0.5, -outer * 0.9], 'Insulation shield, 12 in. long');
  },
});
