import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const solarClamp = defineDetail({
  condition: 'Photovoltaic Module on Standing Seams',
  view: 'Section',
  scale: 4,
  sizes: {
    seam: ['Seam height', 'seam', 2],
    spacing: ['Seam spacing', 12, 18, 2, 16],
    frame: ['Module frame height', 1.25, 2, 0.125, 1.5],
    insulation: ['Insulation thickness', 2, 6, 0.5, 4],
  },
  labels: {
    module: 'Photovoltaic module with aluminum frame',
    clamp: 'Seam clamp, two set screws, no penetration',
    rail: 'Grab with disk, grounding teeth',
    panel: 'Standing seam metal roof panel',
    insulation: 'Rigid roof insulation',
  },
  sketch(pen, { seam, spacing, frame, insulation }, label) {
    const half = spacing / 2;
    const far = half + 3.6;
    // Pans of the roof at y = 0, cut across the seams.
    // The deck's ribs run along the section, so its top flange is a line under the insulation.
    for (const y of [-insulation - 0.2, -insulation - 1.7]) pen.path(uv(-far, y, far, y));
    pen.path(uv(-far, -insulation - 0.26, far, -insulation - 0.26), 'edge');
    const pan = 0.16;
    for (const [from, to] of [
      [-far, -half - 0.12],
      [-half + 0.12, half - 0.12],
      [half + 0.12, far],
    ] as const)
      pen.path(uv(from, pan, to, pan));
    pen.rect(-far, -insulation - 0.18, 2 * far, insulation, 'rigid-insulation');
    pen.rect(-far, -0.18, 2 * far, 0.12, 'membrane', 'fine');
    for (const x of [-half, half]) {
      pen.path([
        [x - 0.12, pan],
        [x - 0.12, seam - 0.3],
        [x - 0.3, seam - 0.3],
        [x - 0.3, seam],
        [x + 0.3, seam],
        [x + 0.3, seam - 0.4],
      ]);
      pen.path(uv(x + 0.12, pan, x + 0.12, seam - 0.3), 'cut');
      // A plate under the clip spreads its load on the insulation.
      pen.rect(x - 1, -0.06, 3, 0.06, 'steel', 'fine');
      pen.path(uv(x, 0.03, x, seam - 0.12), 'edge');
      pen.path(uv(x, 0.03, x + 1.6, 0.03), 'edge');
      screw(pen, [x + 1, 0.04], 270, insulation + 1.04, 0.08);
    }
    const x = -half;
    // Block around the seam, bolt, grab and the frames that it holds.
    pen.shape(
      [
        [x - 1.1, Math.max(0.3, seam - 1.4)],
        [x - 0.34, Math.max(0.3, seam - 1.4)],
        [x - 0.34, seam + 0.06],
        [x + 0.34, seam + 0.06],
        [x + 0.34, Math.max(0.3, seam - 1.4)],
        [x + 1.1, Math.max(0.3, seam - 1.4)],
        [x + 1.1, seam + 1],
        [x - 1.1, seam + 1],
      ],
      'aluminum',
    );
    bolt(pen, [x + 1.1, seam - 0.7], 180, 0.99, 0.26);
    pen.rect(x - 0.9, seam + 1.02, 1.8, 0.2, 'steel', 'edge');
    pen.rect(x - 0.16, seam + 1.2, 0.32, frame + 0.9, 'steel', 'edge');
    pen.shape(
      [
        [x - 0.9, seam + 1.22 + frame],
        [x + 0.9, seam + 1.22 + frame],
        [x + 0.9, seam + 1.4 + frame],
        [x - 0.9, seam + 1.4 + frame],
      ],
      'aluminum',
      'edge',
    );
    pen.rect(x - 0.3, seam + 1.4 + frame, 0.6, 0.3, null, 'edge');
    const base = seam + 1.22;
    for (const [from, to] of [
      [-far, -half - 0.4],
      [-half + 0.4, far],
    ] as const) {
      const [first, last] = [from === -far ? from : from + 0.14, to === far ? to : to - 0.14];
      pen.rect(first, base + frame - 0.5, last - first, 0.28, 'glass', 'edge');
      for (const [edge, way] of [
        [from, 1],
        [to, -1],
      ] as const)
        if (Math.abs(edge) < far)
          pen.shape(
            [
              [edge, base],
              [edge + way * 1.1, base],
              [edge + way * 1.1, base + 0.12],
              [edge + way * 0.14, base + 0.12],
              [edge + way * 0.14, base + frame - 0.6],
              [edge + way * 0.5, base + frame - 0.6],
              [edge + way * 0.5, base + frame - 0.52],
              [edge + way * 0.12, base + frame - 0.52],
              [edge + way * 0.12, base + frame - 0.2],
              [edge + way * 0.5, base + frame - 0.2],
              [edge + way * 0.5, base + frame],
              [edge, base + frame],
            ],
            'aluminum',
          );
    }
    for (const x of [-far, far]) breakLine(pen, [x, -insulation - 0.2], [x, base + frame]);

    pen.dim([-half, -insulation - 1.7], [half, -insulation - 1.7], -0.35);
    for (const seamLine of [-half, half])
      centerLine(pen, [seamLine, -insulation - 1.8], [seamLine, seam + 0.3]);
    pen.dim([-far, pan], [-far, base], 0.45);
    pen.path(uv(-far - 1, base, -half - 1, base), 'extension');
    pen.note([half + 2.4, base + frame - 0.36], label('module'));
    pen.note([-half + 0.8, base + frame + 0.08], label('rail'));
    pen.note([-half + 0.14, base + frame + 0.75], 'Stud, 3/8 in. stainless steel');
    pen.note([-half + 1, seam + 0.6], label('clamp'));
    pen.note([-half + 1.2, seam - 0.7], 'Set screw, round point, torqued');
    pen.note([half + 2.4, pan], label('panel'));
    pen.note([half + 2.6, -0.12], 'Underlayment');
    pen.note([half + 1.6, -insulation * 0.5], label('insulation'));
    pen.note([far - 5, -insulation - 1.7], 'Steel deck, ribs along section');
    pen.note([half + 0.6, 0.03], 'Panel clip, two fasteners into deck');
    pen.note([half + 1.9, -0.03], 'Bearing plate under clip');
  },
});
