import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';

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
    const [furring, sheathing, barrier, lining, post] = [0.75, 0.5, 0.1, 0.625, 1.5];
    const far = -13.5;
    // The next stud, with furring and fastener in front of it.
    const next = Math.min(-trim - 2.2, -sheathing - stud - post - 1.2);
    // Outer face of the sheathing at y = 0, the wall above it; the second leg is the first one mirrored.
    for (const [leg, isFirst] of [
      [pen, true],
      [pen.at([0, 0], 90, true), false],
    ] as const) {
      const near = isFirst ? 0 : -sheathing;
      leg.rect(far, 0, near - far, sheathing, 'gypsum');
      leg.rect(far, -barrier, barrier - far, barrier, 'membrane', 'fine');
      // The second leg's last stud stands outside the corner's square.
      const inner = -sheathing - stud - (isFirst ? 0 : post);
      blocking(leg, next - post / 2, sheathing, post, stud);
      for (const [from, to] of [
        [far, next - post / 2],
        [next + post / 2, inner],
      ] as const)
        leg.hatch(
          uv(from, sheathing, to, sheathing, to, sheathing + stud, from, sheathing + stud),
          'batt-insulation',
        );
      leg.rect(far, sheathing + stud, -sheathing - stud - far - (isFirst ? 0 : lining), lining, 'gypsum');
      const out = -barrier - furring;
      for (const x of [-2.6, next - 1.2]) leg.rect(x, out, 2.4, furring, 'wood');
      // The second board butts on the back of the first, so that both faces are equally wide.
      const end = barrier + furring + board - trim;
      leg.rect(far, out - siding, end - 0.25 - far, siding, 'sand');
      const wide = isFirst ? trim : trim - board;
      leg.rect(end, out - board, wide, board, 'sand');
      leg.rect(end - 0.25, out - siding, 0.25, siding, 'sealant', 'fine');
      screw(leg, [isFirst ? -1.5 : -1.25, out - board - 0.02], 90, board + furring + 1.35, 0.11);
      screw(leg, [next, out - siding - 0.02], 90, siding + furring + 1.4, 0.11);
      breakLine(leg, [far, out - siding], [far, sheathing + stud + lining]);
    }
    // Corner of three studs, filled.
    blocking(pen, -sheathing - post, sheathing, post, stud);
    blocking(pen, -sheathing - stud, sheathing, post, stud);
    blocking(pen, -sheathing - stud, sheathing + stud, stud, post);
    pen.hatch(rectangle(-sheathing - stud + post, sheathing, stud - 2 * post, stud), 'batt-insulation');
    const out = barrier + furring + board;

    pen.dim([out - trim, -out], [out, -out], -0.35);
    pen.dim([far, sheathing], [far, sheathing + stud], 0.35);
    pen.note([0.05, 8.5], label('barrier'));
    pen.note([0.1 + furring + siding * 0.5, 10], label('siding'));
    pen.note([0.1 + furring * 0.5, 0.6 - next], label('furring'));
    pen.note([-0.25, 6.5], label('sheathing'));
    pen.note([-sheathing - 0.4, 3.2 + sheathing], 'Corner of three wood studs');
    pen.note([out - board * 0.5, 1], label('trim'));
    pen.note([out - trim - 0.12, -0.2 - furring - siding * 0.5], 'Sealant at butt joint, 1/4 in.');
    pen.note([-1.5, -out - 0.02], 'Corrosion-resistant nail or screw');
    pen.note([-sheathing - stud * 0.4, 12.4], 'Batt insulation in framed wall');
    pen.note([-sheathing - stud - 0.3, 11.4], 'Gypsum board');
  },
});
