import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { eyeAngle, slabOnDeck } from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const recessedTroffer = defineDetail({
  condition: 'Recessed Troffer in Ceiling Grid',
  view: 'Section',
  scale: 4,
  sizes: {
    height: ['Fixture height', 3.25, 5, 0.25, 3.5],
    module: ['Grid module', 12, 24, 12, 24],
    panel: ['Ceiling panel thickness', 'ceilingPanel', 0.75],
    plenum: ['Plenum height', 8, 14, 1, 12],
  },
  labels: {
    fixture: 'Recessed troffer, lay-in',
    lens: 'Diffuser, hinged from below',
    panel: 'Acoustical ceiling panel',
    grid: 'Main runner, 15/16 in. exposed tee',
    whip: 'Flexible metal conduit to junction box',
  },
  sketch(pen, { height: overall, module, panel, plenum }, label) {
    // The driver stands on the housing, and belongs to the height that the plenum has to give.
    const driver = 1.3;
    const height = overall - driver;
    const half = module / 2;
    const far = half + 2;
    // Underside of the grid at y = 0, of the deck above at y = plenum.
    slabOnDeck(pen, -far, far, plenum, 2.6);
    // The clip goes from the side of the housing to the bulb of the tee.
    const flank = (y: number) => half - 0.3 - (1.4 * (y - 0.9)) / (height - 0.9);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.path(uv(half - 0.47, 0.02, half + 0.47, 0.02));
      side.path([
        [half - 0.04, 0.02],
        [half - 0.04, 1.3],
        [half - 0.12, 1.3],
        [half - 0.12, 1.6],
        [half + 0.12, 1.6],
        [half + 0.12, 1.3],
        [half + 0.04, 1.3],
        [half + 0.04, 0.02],
      ]);
      side.rect(half + 0.1, 0.06, far - half - 0.1, panel, 'sand');
      // Hanger wire at the tee, and safety wire at the corner of the housing, each from an angle on the deck.
      side.path(uv(half, 1.6, half, plenum - 0.9), 'edge');
      eyeAngle(side, half, plenum);
      side.path(uv(half - 1.6, height + 0.15, half - 1.6, plenum - 0.9), 'edge');
      eyeAngle(side, half - 1.6, plenum);
      side.circle([half - 1.6, height + 0.15], 0.16, 'edge');
      side.shape(
        uv(flank(1.4), 1.4, half - 0.12, 1.4, half - 0.12, 1.55, flank(1.55), 1.55),
        'steel',
        'edge',
      );
      breakLine(side, [far, 0], [far, panel + 0.4]);
      breakLine(side, [far, plenum], [far, plenum + 2.6]);
    }
    const body = half - 0.3;
    pen.path(uv(-body, 0.06, -body, 0.9, -body + 1.4, height, body - 1.4, height, body, 0.9, body, 0.06));
    pen.path(
      uv(-body + 0.2, 0.5, -body + 1.6, height - 0.25, body - 1.6, height - 0.25, body - 0.2, 0.5),
      'edge',
    );
    pen.rect(-body + 0.1, 0.08, 2 * body - 0.2, 0.16, 'glass', 'edge');
    for (const x of [-half * 0.4, half * 0.4]) pen.rect(x - 0.8, height - 0.48, 1.6, 0.2, null, 'edge');
    pen.rect(-1.8, height, 3.6, driver, null, 'edge');
    // The box is beside the driver and clear of the wires.
    const box = Math.max(1.9, half * 0.45 - 0.9);
    const wide = Math.min(2.4, half - 2.7 - box);
    const [whip, middle] = [box + wide / 2 - 0.2, (1.8 + box + wide / 2) / 2];
    pen.path(uv(1.8, height + 0.6, middle, height + 0.9, whip, plenum - 2.2), 'edge');
    pen.path(uv(1.8, height + 0.3, middle + 0.4, height + 0.6, whip + 0.4, plenum - 2.2), 'edge');
    const ear = plenum - 0.12;
    const end = box + wide;
    pen.shape(
      [
        [box - 0.7, plenum],
        [end + 0.7, plenum],
        [end + 0.7, ear],
        [end, ear],
        [end, plenum - 2.2],
        [box, plenum - 2.2],
        [box, ear],
        [box - 0.7, ear],
      ],
      'steel',
      'edge',
    );
    for (const x of [box - 0.35, end + 0.35]) screw(pen, [x, ear], 90, 1.3, 0.14);

    pen.dim([-half, 0], [half, 0], -0.4);
    pen.dim([-far, 0], [-far, plenum], 0.4);
    pen.dim([-body + 1.4, 0], [-body + 1.4, overall], 0.2, { beyond: true });
    pen.path(uv(-body + 1.4 - pen.scale * 0.1, overall, -2, overall), 'extension');
    pen.note([far - 1.4, plenum + 1.5], 'Concrete on steel deck');
    pen.note([box + wide * 0.7, plenum - 1], 'Junction box');
    pen.note(
      [whip + 0.4 + 0.15 * (middle - whip), plenum - 2.2 - 0.15 * (plenum - 2.8 - height)],
      label('whip'),
    );
    pen.note([half - 1.6, plenum - 2.6], 'Safety wire to structure, two corners');
    pen.note([half, plenum * 0.72], 'Hanger wire, 12 ga.');
    pen.note([half - 0.3, 1.45], 'Seismic clip at grid');
    pen.note([body - 2.2, height], label('fixture'));
    pen.note([half + 0.04, 1.2], label('grid'));
    pen.note([far - 0.8, panel * 0.6], label('panel'));
    pen.note([half * 0.7, 0.16], label('lens'));
    pen.note([1.4, height + 0.8], 'LED driver, accessible from below');
  },
});
