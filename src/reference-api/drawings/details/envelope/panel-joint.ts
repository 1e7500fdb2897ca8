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
    // The lower panel stands up behind a lip of the upper one; the reveal separates the outer faces.
    const [lip, back, shelf] = [0.38, 0.72, 1];
    const tongue = panel * 0.5;
    pen.shape(
      [
        [0, -high],
        [0, -reveal],
        [back, -reveal],
        [back, shelf + 0.4],
        [tongue, shelf + 0.4],
        [tongue, shelf],
        [panel, shelf],
        [panel, -high],
      ],
      'rigid-insulation',
    );
    pen.shape(
      [
        [0, high],
        [0, 0],
        [lip, 0],
        [lip, shelf + 0.58],
        [tongue + 0.12, shelf + 0.58],
        [tongue + 0.12, shelf + 0.12],
        [panel, shelf + 0.12],
        [panel, high],
      ],
      'rigid-insulation',
    );
    pen.path(uv(0.1, -high, 0.1, -reveal - 0.1, back - 0.1, -reveal - 0.1), 'fine');
    pen.path(uv(0.1, high, 0.1, 0.1, lip - 0.1, 0.1), 'fine');
    pen.path(uv(panel - 0.1, -high, panel - 0.1, shelf - 0.1), 'fine');
    pen.path(uv(panel - 0.1, high, panel - 0.1, shelf + 0.22), 'fine');
    // Clip on the outer face of the tongue, its fastener through the lower panel into the girt.
    pen.path(uv(lip + 0.1, shelf + 0.44, back - 0.06, shelf + 0.36, back - 0.06, 0.1));
    screw(pen, [back - 0.08, 0.5], 0, panel - back + 1.1, 0.14);
    bead(pen, [(back + tongue) / 2, shelf + 0.49], 0.1);
    bead(pen, [panel * 0.7, shelf + 0.06], 0.11);
    bead(pen, [panel * 0.9, shelf + 0.06], 0.11);
    // The girt is a zee: its outer flange hangs down behind the clip, its inner one stands up.
    const outside = panel + 0.02;
    const inside = panel + girt - 0.1;
    pen.band(uv(outside, -1.4, outside, 1.1, inside, 1.1, inside, 3.6), -0.1, 'steel', 'edge');
    breakLine(pen, [0, high], [panel, high]);
    breakLine(pen, [0, -high], [panel, -high]);
    pen.word([-1.6, 3], 'Exterior');
    pen.word([panel + 2.6, 3.6], 'Interior');

    pen.dim([0, -high], [panel, -high], -0.35);
    pen.dim([-0.1, -reveal], [-0.1, 0], 0.4);
    pen.dim([panel, -high], [panel + girt, -high], -0.35);
    pen.note([panel * 0.7, 4.2], label('core'));
    pen.note([panel - 0.05, 2.6], label('panel'));
    pen.note([(back + tongue) / 2, shelf + 0.49], 'Field-applied butyl sealant in groove');
    pen.note([panel * 0.9, shelf + 0.06], 'Continuous factory gaskets');
    pen.note([panel + 0.5, 0.5], 'Self-drilling fastener, 2 per clip, covered by upper panel');
    pen.note([back - 0.06, 0.2], label('clip'));
    pen.note([outside + girt * 0.7, 1.05], label('girt'));
  },
});
