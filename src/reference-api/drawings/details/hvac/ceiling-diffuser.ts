import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  ceilingTee,
  cutWire,
  hangerWire,
  panelToBreak,
} from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const ceilingDiffuser = defineDetail({
  condition: 'Lay-In Diffuser at Ceiling',
  view: 'Section',
  scale: 4,
  sizes: {
    neck: ['Neck diameter', 'neck', 8],
    module: ['Ceiling module', 12, 24, 12, 24],
    plenum: ['Duct height above ceiling', 14, 24, 1, 16],
    panel: ['Panel thickness', 'ceilingPanel', 0.75],
  },
  labels: {
    diffuser: 'Square plaque diffuser, {module} x {module} in.',
    duct: 'Insulated flexible duct, 5 ft maximum',
    ceiling: 'Lay-in ceiling panel',
    hanger: 'Seismic safety wire, two per diffuser',
  },
  sketch(pen, { neck, module, plenum, panel }, label) {
    const radius = neck / 2;
    const half = module / 2;
    const top = plenum + neck;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      ceilingTee(side, half, 0);
      panelToBreak(side, half, half + 4.5, panel);
      // Back pan: flange on the tee, sloped cone, neck collar.
      side.path(
        uv(half - 0.15, 0.1, half - 1, 0.1, half - 1, 0.6, radius + 0.6, 3.2, radius, 3.6, radius, 6),
      );
      // Insulation on the pan, up to the jacket of the duct, which is taped to it.
      side.path(uv(half - 1, 0.6, half - 0.9, 1.5, radius + 1.4, 3.9, radius + 1, 4.6, radius, 4.6), 'edge');
      side.path(uv(0, 0.2, half - 2.2, 0.2, half - 2, 0.5));
      side.path(uv(0, 0.32, half - 2.2, 0.32), 'fine');
      // Brackets from the pan carry the plaque.
      const [foot, arm] = [half - 2.6, Math.max(half - 2.6, radius + 0.7)];
      side.path(uv(foot, 0.32, arm, 0.6 + ((half - 1 - arm) * 2.6) / (half - radius - 1.6)), 'edge');
      side.rect(radius + 0.06, 4.9, 0.18, 0.5, 'steel', 'edge');
      // The wire on the left is beside the duct, not in this section.
      if (side === pen) hangerWire(side, half, 0, top + 4, true);
    }
    // The safety wire is tied to the pan.
    const tie = 0.6 + 1.04 / (half - radius - 1.6);
    pen.path(uv(half - 1.4, tie, half - 1.4, top + 4), 'hidden');
    cutWire(pen, half - 1.4, top + 4);
    // Flexible duct: up from the neck, round the elbow and away to the left.
    // Its center line turns in a radius of one diameter: a tighter elbow chokes it.
    const inner = radius;
    const center = [-radius - inner, Math.max(6 + 0.7 * neck, 7)] as const;
    const outer = inner + neck;
    for (const [r, weight] of [
      [inner, 'cut'],
      [outer, 'cut'],
      [inner - 0.8, 'edge'],
      [outer + 1, 'edge'],
    ] as const) {
      if (r <= 0.2) continue;
      pen.arc(center, r, 0, 90, weight);
      pen.path(uv(center[0] - 7, center[1] + r, center[0], center[1] + r), weight);
      pen.path(uv(center[0] + r, center[1], center[0] + r, 4.6), weight);
    }
    for (let turn = 8; turn < 90; turn += 9) {
      const spoke = pen.at(center, turn);
      spoke.path(uv(inner, 0, outer, 0), 'fine');
    }
    for (const y of [5.6, 6.4, 7.2]) if (y < center[1]) pen.path(uv(-radius, y, radius, y + 0.3), 'fine');
    for (const x of [1, 2.2, 3.4, 4.6, 5.8])
      pen.path(uv(center[0] - x, center[1] + inner, center[0] - x - 0.4, center[1] + outer), 'fine');
    breakLine(pen, [center[0] - 7, center[1] + inner - 0.8], [center[0] - 7, center[1] + outer + 1]);

    pen.dim([-half, -0.3], [half, -0.3], -0.35);
    pen.dim([-radius, 1.2], [radius, 1.2], 0, { limit: 'DIA.' });
    pen.note([half, top], 'Ceiling hanger wire at tee');
    pen.note([half - 1.4, top - 2], label('hanger'));
    pen.note([center[0] + outer * 0.9, center[1] + outer * 0.43], label('duct'));
    pen.note([radius + 0.2, 5.2], 'Draw band at collar');
    pen.note([(radius + half + 0.5) / 2, 2.7], 'Insulated back pan');
    pen.note([half + 0.12, 1.4], 'Ceiling tee');
    pen.note([half + 3, 0.4], label('ceiling'));
    pen.note([half - 3, 0.2], label('diffuser'));
  },
});
