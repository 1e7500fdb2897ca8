import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const panelJoint = defineDetail({
  condition: 'Horizontal Panel Joint',
  view: 'Section',
  scale: 1,
  sizes: {
    panel: ['Panel thickness', 2, 6, 0.5, 3],
    girt: ['Girt depth', 'girt', 6],
    reveal: ['Joint reveal', 0.125, 1, 0.125, 0.5],
  },
  labels: {
    panel: 'Insulated metal wall panel, 24 ga. face',
    core: 'Foamed-in-place insulating core',
    clip: 'Concealed clip, 16 ga. stainless steel',
    girt: 'Steel girt, 16 ga. minimum',
  },
  sketch(pen, { panel, girt, reveal }, label) {
    const high = 5;
    // Tongue of the lower panel, groove of the upper one; the reveal separates the outer faces.
    pen.shape(
      [
        [0, -high],
        [0, -reveal],
        [0.55, -reveal],
        [0.55, 0.75],
        [panel * 0.45, 0.75],
        [panel * 0.45, -0.06],
        [panel, -0.06],
        [panel, -high],
      ],
      'rigid-insulation',
    );
    pen.shape(
      [
        [0, high],
        [0, 0],
        [0.38, 0],
        [0.38, 0.95],
        [panel * 0.55, 0.95],
        [panel * 0.55, 0.06],
        [panel, 0.06],
        [panel, high],
      ],
      'rigid-insulation',
    );
    pen.path(uv(0.1, -high, 0.1, -reveal - 0.1, 0.45, -reveal - 0.1), 'fine');
    pen.path(uv(0.1, high, 0.1, 0.1, 0.28, 0.1), 'fine');
    pen.path(uv(panel - 0.1, -high, panel - 0.1, -0.16), 'fine');
    pen.path(uv(panel - 0.1, high, panel - 0.1, 0.16), 'fine');
    // Clip over the tongue with its fastener through the lower panel into the girt.
    pen.path([
      [panel * 0.45 - 0.12, 0.72],
      [panel * 0.45 + 0.06, 0.8],
      [panel * 0.45 + 0.06, -1.6],
      [panel * 0.45 - 0.14, -1.7],
    ]);
    screw(pen, [panel * 0.45 + 0.04, -0.9], 0, panel * 0.55 + 1.1, 0.17);
    bead(pen, [panel * 0.5, 0.86], 0.1);
    bead(pen, [panel * 0.7, 0], 0.11);
    bead(pen, [panel * 0.9, 0], 0.11);
    // The girt is a zee: its outer flange hangs down behind the clip, its inner one stands up.
    const outside = panel + 0.02;
    pen.band(
      uv(outside, -2.1, outside, 0.4, outside + girt, 0.4, outside + girt, 2.9),
      -0.1,
      'steel',
      'edge',
    );
    breakLine(pen, [0, high], [panel, high]);
    breakLine(pen, [0, -high], [panel, -high]);
    pen.word([-1.6, 3], 'Exterior');
    pen.word([panel + 2.6, 3.6], 'Interior');

    pen.dim([0, -high], [panel, -high], -0.35);
    pen.dim([-0.1, -reveal], [-0.1, 0], 0.4);
    pen.dim([outside, -high], [outside + girt, -high], -0.35);
    pen.note([panel * 0.7, 4.2], label('core'));
    pen.note([panel - 0.05, 2.2], label('panel'));
    pen.note([panel * 0.5, 0.9], 'Field-applied butyl sealant in groove');
    pen.note([panel * 0.9, 0], 'Continuous factory gaskets');
    pen.note([panel + 0.5, -0.9], 'Self-drilling fastener, 2 per clip, covered by upper panel');
    pen.note([panel * 0.45 + 0.07, -1.45], label('clip'));
    pen.note([outside + girt * 0.7, 0.35], label('girt'));
  },
});
