import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const sidingCorner = defineDetail({
  condition: 'Fiber-Cement Siding at Outside Corner',
  view: 'Plan',
  scale: 2,
  sizes: {
    siding: ['Siding thickness', 'siding', 0.3125],
    board: ['Trim thickness', 'cornerBoard', 0.75],
    trim: ['Trim width', 'trimWidth', 3.5],
    stud: ['Stud depth', 'woodStud', 5.5],
  },
  labels: {
    siding: 'Fiber-cement siding, cut ends sealed',
    trim: 'Fiber-cement corner trim, two boards nailed',
    furring: 'Pressure-treated furring, drained cavity',
    barrier: 'Weather barrier, wrapped 12 in. both ways',
    sheathing: 'Exterior gypsum sheathing',
  },
  sketch(pen, { siding, board, trim, stud }, label) {
    const [furring, sheathing, barrier, lining] = [0.75, 0.5, 0.1, 0.625];
    const far = -13.5;
    // Outer face of the sheathing at y = 0, the wall above it; the second leg is the first one mirrored.
    for (const [leg, isFirst] of [
      [pen, true],
      [pen.at([0, 0], 90, true), false],
    ] as const) {
      const near = isFirst ? 0 : -sheathing;
      leg.rect(far, 0, near - far, sheathing, 'gypsum');
      leg.rect(far, -barrier, barrier - far, barrier, 'membrane', 'fine');
      const inner = -sheathing - stud;
      leg.hatch(
        uv(far, sheathing, inner, sheathing, inner, sheathing + stud, far, sheathing + stud),
        'batt-insulation',
      );
      leg.rect(far, sheathing + stud, inner - lining - far + (isFirst ? lining : 0), lining, 'gypsum');
      const out = -barrier - furring;
      for (const x of [-2.6, -trim - 3.4]) leg.rect(x, out, 2.4, furring, 'wood');
      const end = (isFirst ? barrier + furring + board : barrier + furring) - trim + (isFirst ? 0 : 0.001);
      leg.rect(far, out - siding, end - 0.25 - far, siding, 'sand');
      const wide = isFirst ? trim : trim - board;
      leg.rect(end, out - board, wide, board, 'sand');
      leg.rect(end - 0.25, out - siding, 0.25, siding, 'sealant', 'fine');
      screw(leg, [-1.4, out - board - 0.02], 90, board + furring + 1.5, 0.11);
      screw(leg, [-trim - 2.2, out - siding - 0.02], 90, siding + furring + 1.4, 0.11);
      breakLine(leg, [far, out - siding], [far, sheathing + stud + lining]);
    }
    // Corner posts of steel studs.
    pen.path([
      [-sheathing - stud, sheathing + 1.6],
      [-sheathing - stud, sheathing],
      [-sheathing, sheathing],
      [-sheathing, sheathing + stud],
      [-sheathing - stud, sheathing + stud],
      [-sheathing - stud, sheathing + stud - 1.6],
    ]);
    pen.path(
      [
        [-sheathing - 1.6, sheathing + stud - 0.1],
        [-sheathing - 0.1, sheathing + stud - 0.1],
        [-sheathing - 0.1, sheathing + 0.1],
        [-sheathing - 1.6, sheathing + 0.1],
      ],
      'edge',
    );
    const out = barrier + furring + board;

    pen.dim([out - trim, -out], [out, -out], -0.35);
    pen.dim([far, sheathing], [far, sheathing + stud], 0.35);
    pen.note([0.05, 8.5], label('barrier'));
    pen.note([0.1 + furring + siding * 0.5, 10], label('siding'));
    pen.note([0.1 + furring * 0.5, trim + 2.2], label('furring'));
    pen.note([-0.25, 6.5], label('sheathing'));
    pen.note([-sheathing - 0.1, 3.2 + sheathing], 'Corner stud, two flanges each way');
    pen.note([out - board * 0.5, 1], label('trim'));
    pen.note([out - trim - 0.12, -0.2 - furring - siding * 0.5], 'Sealant at butt joint, 1/4 in.');
    pen.note([-1.4, -out - 0.02], 'Corrosion-resistant nail or screw');
    pen.note([-sheathing - stud * 0.4, 11], 'Batt insulation in framed wall');
  },
});
