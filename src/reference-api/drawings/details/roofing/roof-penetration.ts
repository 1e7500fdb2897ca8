import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { bead, breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofPenetration = defineDetail({
  condition: 'Pipe Penetration at Roof',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 1.5, 6, 0.25, 4],
    height: ['Boot height above roof', 8, 14, 0.5, 8],
    insulation: ['Insulation thickness', 2, 8, 0.5, 5],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
  },
  labels: {
    membrane: 'Roof membrane, fully adhered',
    boot: 'Prefabricated pipe boot, heat welded',
    clamp: 'Stainless steel draw band',
    insulation: 'Rigid roof insulation, joints staggered',
  },
  sketch(pen, { pipe, height, insulation, deck }, label) {
    const radius = pipe / 2;
    const gap = radius + 0.5;
    const far = 11;
    const sides = [pen, pen.at([0, 0], 0, true)];
    let roof = 0;
    for (const side of sides) {
      roof = lowSlopeRoof(side, gap, far - gap, { insulation, deck });
      side.rect(radius + 0.06, 0, 0.4, roof, 'sand', 'fine');
      side.path(uv(radius, -deck - 3.5, radius, roof + height + 3));
      side.path(uv(radius - 0.22, -deck - 3.5, radius - 0.22, roof + height + 3), 'edge');
      side.hatch(
        [
          [radius - 0.22, -deck - 3.5],
          [radius, -deck - 3.5],
          [radius, roof + height + 3],
          [radius - 0.22, roof + height + 3],
        ],
        'steel',
      );
      side.band(uv(far, roof, gap, roof), -0.16, 'membrane', 'edge');
      // The boot: flange on the field sheet, flared skirt, sleeve tight on the pipe.
      side.path([
        [gap + 4, roof + 0.26],
        [gap + 1, roof + 0.26],
        [radius + 0.7, roof + 0.9],
        [radius + 0.12, roof + 0.16 + height - 2],
        [radius + 0.12, roof + 0.16 + height],
      ]);
      side.path(
        [
          [gap + 4, roof + 0.4],
          [gap + 1.1, roof + 0.4],
          [radius + 0.84, roof + 0.95],
          [radius + 0.26, roof + 0.16 + height - 2],
          [radius + 0.26, roof + 0.16 + height],
        ],
        'edge',
      );
      side.rect(radius + 0.27, roof + height - 0.9, 0.13, 0.5, 'steel', 'edge');
      bead(side, [radius + 0.14, roof + height + 0.26], 0.16);
      bead(side, [gap + 4.05, roof + 0.27], 0.13);
      screw(side, [gap + 5.2, roof + 0.2], 270, roof + deck * 0.5, 0.16);
      side.rect(gap + 4.5, roof + 0.17, 1.4, 0.1, 'steel', 'fine');
      breakLine(side, [far, -deck], [far, roof + 0.2]);
    }
    centerLine(pen, [0, -deck - 4.2], [0, roof + height + 4]);
    breakLine(pen, [-radius, roof + height + 3], [radius, roof + height + 3]);
    breakLine(pen, [-radius, -deck - 3.5], [radius, -deck - 3.5]);

    pen.dim([-far + 2.5, roof + 0.16], [-far + 2.5, roof + 0.16 + height], 0.1, { limit: 'MIN.' });
    pen.path(uv(-far + 2, roof + 0.16 + height, -radius - 0.12, roof + 0.16 + height), 'symbol');
    pen.dim([-radius, roof + height + 3.2], [radius, roof + height + 3.2], 0.3);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.note([radius, roof + height + 1.6], 'Pipe, see mechanical drawings');
    pen.note([radius + 0.25, roof + height + 0.26], 'Sealant, tooled to shed water');
    pen.note([radius + 0.4, roof + height - 0.65], label('clamp'));
    pen.note([radius + 0.26, roof + height - 1.2], label('boot'));
    pen.note([gap + 5.2, roof + 0.26], 'Plate and fastener each side of pipe');
    pen.note([far - 2, roof + 0.1], label('membrane'));
    pen.note([far - 1.4, roof - 0.3], 'Cover board');
    pen.note([far - 2.6, insulation * 0.35], label('insulation'));
    pen.note([radius + 0.3, 0.6], 'Low-expansion foam, full depth');
    pen.note([gap + 2, -0.03], 'Steel roof deck');
  },
});
