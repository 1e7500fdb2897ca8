import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { polar, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const solarRack = defineDetail({
  condition: 'Ballasted Rack on Membrane Roof',
  view: 'Section',
  scale: 8,
  sizes: {
    tilt: ['Tilt', 5, 15, 1, 10],
    module: ['Module length', 39, 45, 1, 41],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
  },
  labels: {
    module: 'Photovoltaic module, framed',
    rack: 'Extruded aluminum rack on slip sheets',
    ballast: 'Concrete ballast block, quantity by wind design',
    membrane: 'Roof membrane, fully adhered',
  },
  sketch(pen, { tilt, module, insulation, deck }, label) {
    const far = module + 6;
    const roof = lowSlopeRoof(pen, -5, far + 5, { insulation, deck, fastened: 0 });
    pen.rect(-5, roof, far + 5, 0.16, 'membrane', 'edge');
    const pad = roof + 0.16;
    const radians = (tilt * Math.PI) / 180;
    const run = module * Math.cos(radians);
    for (const x of [0, run - 1]) pen.rect(x - 3, pad, 8, 0.5, 'sealant', 'edge');
    pen.rect(-3, pad + 0.5, run + 8, 0.9, 'aluminum', 'edge');
    pen.rect(run * 0.35, pad + 1.4, 15.6, 3.6, 'concrete');
    const low = pad + 4;
    // The foot reaches out under the clamp, which is bolted to it beside the module.
    // Both feet are cut to the tilt, so that the module lies on them.
    const under = (x: number) => low + x * Math.tan(radians) - 0.02;
    const rise = module * Math.sin(radians);
    for (const [from, to] of [
      [-0.8, 1.2],
      [run - 1.2, run + 1],
    ] as const)
      pen.shape(uv(from, pad + 1.4, to, pad + 1.4, to, under(to), from, under(from)), 'aluminum', 'edge');
    const slope = pen.at([0, low], tilt);
    slope.rect(0, 0, module, 1.5, null);
    slope.rect(0.1, 1.1, module - 0.2, 0.3, 'glass', 'edge');
    slope.rect(0, 0, 1.4, 1.1, 'aluminum', 'edge');
    slope.rect(module - 1.4, 0, 1.4, 1.1, 'aluminum', 'edge');
    // A clamp at each edge, the upper one the lower one mirrored.
    for (const clamp of [slope, slope.at([module, 0], 0, true)]) {
      clamp.rect(-0.7, 1.5, 1.2, 0.14, 'aluminum', 'edge');
      clamp.rect(-0.7, 0, 0.14, 1.5, 'aluminum', 'edge');
      bolt(clamp, [-0.28, 1.7], 270, 2.6, 0.3);
    }
    // The deflector is riveted to the rail and to the back of the rear foot.
    const [brow, heel] = [low + rise - 1.2, pad + 1.46];
    pen.path(uv(run + 1.06, brow - 1.2, run + 1.06, brow, run + 4.9, heel, run + 2.6, heel), 'edge');
    pen.word([run * 0.18, pad + 2.2], `Tilt ${tilt}°`);
    breakLine(pen, [-5, -deck], [-5, pad]);
    breakLine(pen, [far, -deck], [far, pad]);

    pen.dim([0, low], [module * Math.cos(radians), low + rise], 0.55);
    pen.dim([-5, 0], [-5, insulation], 0.3);
    pen.note([run * 0.8, low + rise * 0.8 + 0.8], label('module'));
    const clamp = polar([0, low], tilt, module + 0.5);
    pen.note(
      [clamp[0] - 1.57 * Math.sin(radians), clamp[1] + 1.57 * Math.cos(radians)],
      'Module clamp at both edges, bonded',
    );
    pen.note([run + 2.98, (brow + heel) / 2], 'Wind deflector');
    pen.note([run * 0.35 + 14, pad + 3], label('ballast'));
    pen.note([run + 4, pad + 0.9], label('rack'));
    pen.note([run + 3.2, pad + 0.25], 'Slip sheet, compatible with roof');
    pen.note([far - 1, roof + 0.08], label('membrane'));
    pen.note([far - 2, roof * 0.3], 'Rigid roof insulation');
    pen.note([far - 4, roof - 0.25], 'Cover board');
    pen.note([far - 3, -0.03], 'Steel roof deck');
  },
});
