import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  aroundCleat,
  bead,
  blocking,
  breakLine,
  buildUp,
  drip,
  screw,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const rake = defineDetail({
  condition: 'Rake with Metal Trim',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 4],
    seam: ['Seam height', 'seam', 2],
    trim: ['Rake trim height', 5, 10, 0.5, 7],
    stud: ['Wall stud depth', 'woodStud', 5.5],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
    trim: '24 ga. rake trim, hemmed drip',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { insulation, seam, trim, stud }, label) {
    // Outer face of the wall sheathing at x = 0, underside of the roof sheathing at y = 0.
    const far = -17;
    const out = 1.5;
    buildUp(pen, far, 0, -far, [{ thickness: 0.625, pattern: 'plywood' }]);
    pen.rect(far, 0.625, -far - 1.5, insulation, 'rigid-insulation');
    blocking(pen, -1.5, 0.625, 1.5, insulation);
    const top = insulation + 1.245;
    pen.rect(far, insulation + 0.625, -far, 0.5, 'plywood');
    // Wood fascia board outside the sheathing, over the head of the wall panel; underlayment turned down over it.
    const drop = top + seam + 0.42 - trim;
    const boardFoot = Math.max(drop + 0.9, top - 5.6);
    pen.as('wood').rect(0.1, boardFoot, out - 0.1, top - 0.12 - boardFoot, 'wood');
    pen.as('water').band(uv(out, top - 2, out, top - 0.12, far, top - 0.12), -0.12, 'membrane', 'fine');
    // Seam of two panels on a clip, the last panel turned up at the zee.
    // The pans lie on the clip's base, the clip inside their seam.
    const seamAt = -9;
    const pan = top + 0.08;
    pen.path([
      [far, pan],
      [seamAt, pan],
      [seamAt, top + seam],
      [seamAt + 0.35, top + seam],
      [seamAt + 0.35, top + seam - 0.4],
    ]);
    pen.path(uv(-2.1, top + seam + 0.1, -2.1, pan, seamAt + 0.12, pan, seamAt + 0.12, top + seam - 0.12));
    pen.path(
      uv(seamAt - 0.12, top + seam - 0.5, seamAt - 0.12, top + 0.03, seamAt - 1.6, top + 0.03),
      'edge',
    );
    screw(pen, [seamAt - 1, top], 270, 1.2, 0.05);
    // The zee stands in front of the leg of the last panel, which water cannot reach.
    pen.path(uv(-4, top + 0.2, -2.3, top + 0.2, -2.3, top + seam + 0.3, -0.9, top + seam + 0.3));
    bead(pen, [-3.6, top + 0.14], 0.06);
    screw(pen, [-2.9, top + 0.24], 270, 1.5, 0.1);
    const face = out + 0.45;
    drip(
      pen,
      [
        [-3, top + seam - 0.2],
        [-3, top + seam + 0.42],
        [face, top + seam + 0.42],
        [face, drop],
        [face + 0.5, drop - 0.5],
      ],
      aroundCleat,
    );
    pen.path(
      uv(out + 0.18, drop + 2, out + 0.18, drop + 0.5, face - 0.06, drop + 0.1, face + 0.38, drop - 0.44),
      'edge',
    );
    screw(pen, [out + 0.22, drop + 1.5], 180, 1.3, 0.11);
    screw(pen, [-1.6, top + seam + 0.44], 270, 0.5, 0.1);
    breakLine(pen, [far, 0], [far, top + 0.2]);

    const foot = -9.5;
    const inside = -0.5 - stud;
    pen.rect(-0.5, foot, 0.5, -foot, 'plywood');
    pen.as('air').band(uv(0, foot, 0, top - 0.12), -0.1, 'membrane', 'fine');
    blocking(pen, inside, -1.5, stud, 1.5);
    blocking(pen, inside, -3, stud, 1.5);
    wallLayers(pen, inside, foot, -3, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    wallLayers(pen, inside - 0.5, foot, 0, [{ thickness: 0.5, pattern: 'gypsum' }]);
    metalPanel(pen, 0.14, foot, 1.25, boardFoot - 0.2 - foot);
    bead(pen, [0.8, boardFoot - 0.1], 0.1);
    breakLine(pen, [inside - 0.5, foot], [1.4, foot]);

    pen.dim([inside, foot], [-0.5, foot], -0.32);
    pen.dim([far, 0.625], [far, insulation + 0.625], 0.3);
    pen.dim([face, top + seam + 0.42], [face, drop], 0.3, { beyond: true });
    pen.note([-0.5, top + seam + 0.42], label('trim'));
    pen.note([-2.3, top + Math.min(seam * 0.6, 1)], 'Zee closure set in butyl');
    pen.note([-5.2, pan], label('panel'));
    pen.note([-6.4, top - 0.06], label('underlayment'));
    pen.note([out + 0.28, drop + 0.4], 'Continuous cleat at trim drip');
    pen.note([-5.6, insulation + 0.87], 'Plywood nail base over insulation');
    pen.note([-4.5, insulation * 0.6 + 0.3], label('insulation'));
    pen.note([-1.2, 0.3], 'Plywood roof sheathing');
    pen.note([-0.6, 0.625 + insulation * 0.18], 'Continuous wood blocking');
    pen.note([0.8, boardFoot + 0.7], 'Wood fascia board');
    pen.note([-0.5 - stud * 0.3, -2.1], 'Double top plate');
    pen.note([0.8, boardFoot - 0.1], 'Sealant at head of panel');
    pen.note([0.9, foot + 3.6], label('cladding'));
    pen.note([0.05, foot + 2.4], 'Air and water barrier on sheathing');
    pen.note([inside - 0.25, foot + 4.2], 'Gypsum board');
    pen.note([-0.5 - stud * 0.4, foot + 1.2], 'Batt insulation in stud cavity');
  },
});
