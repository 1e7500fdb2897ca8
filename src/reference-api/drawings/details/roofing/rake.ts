import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, blocking, breakLine, buildUp, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const rake = defineDetail({
  condition: 'Rake with Metal Trim',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 4],
    seam: ['Seam height', 1, 3, 0.25, 2],
    trim: ['Rake trim height', 5, 10, 0.5, 7],
    stud: ['Wall stud depth', 3.5, 8, 0.125, 5.5],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
    trim: '24 ga. rake trim, hemmed drip',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { insulation, seam, trim, stud }, label) {
    const far = -17;
    buildUp(pen, far, 0, -far, [{ thickness: 0.625, pattern: 'plywood' }]);
    pen.rect(far, 0.625, -far - 1.5, insulation, 'rigid-insulation');
    blocking(pen, -1.5, 0.625, 1.5, insulation);
    const top = insulation + 1.275;
    buildUp(pen, far, insulation + 0.625, -far, [
      { thickness: 0.5, pattern: 'plywood' },
      { thickness: 0.12, pattern: 'membrane', weight: 'fine' },
    ]);
    const seamAt = -9;
    pen.path([
      [far, top],
      [seamAt, top],
      [seamAt, top + seam],
      [seamAt + 0.35, top + seam],
      [seamAt + 0.35, top + seam - 0.4],
    ]);
    pen.path(uv(-2.6, top + seam - 0.3, -2.6, top, seamAt + 0.12, top, seamAt + 0.12, top + seam - 0.12));
    pen.path(
      uv(seamAt - 0.12, top + seam - 0.5, seamAt - 0.12, top + 0.06, seamAt - 1.6, top + 0.06),
      'edge',
    );
    screw(pen, [seamAt - 1, top + 0.06], 270, 1.3, 0.13);
    // Zee closure that carries the trim, and the trim itself.
    pen.path(uv(-4, top + 0.06, -2.3, top + 0.06, -2.3, top + seam + 0.3, -0.9, top + seam + 0.3));
    bead(pen, [-3.4, top + 0.2], 0.14);
    screw(pen, [-3.1, top + 0.12], 270, 1.5, 0.13);
    const drop = top + seam + 0.4 - trim;
    pen.path([
      [-3, top + seam - 0.2],
      [-3, top + seam + 0.42],
      [0.55, top + seam + 0.42],
      [0.55, drop],
      [1.05, drop - 0.5],
      [0.85, drop - 0.58],
    ]);
    pen.path(uv(0.3, drop + 1.8, 0.3, drop + 0.05, 0.8, drop - 0.42), 'edge');
    screw(pen, [0.34, drop + 1.4], 180, 1.7, 0.13);
    pen.circle([-1.6, top + seam + 0.5], 0.13, 'edge');
    breakLine(pen, [far, 0], [far, top + 0.2]);

    const foot = -9.5;
    const inside = -0.5 - stud;
    pen.rect(-0.5, foot, 0.5, -foot, 'plywood');
    blocking(pen, inside, -1.5, stud, 1.5);
    blocking(pen, inside, -3, stud, 1.5);
    wallLayers(pen, inside, foot, -3, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    wallLayers(pen, inside - 0.5, foot, 0, [{ thickness: 0.5, pattern: 'gypsum' }]);
    pen.rect(0, foot, 1.25, Math.min(-0.5, drop + 0.6) - foot, 'steel', 'edge');
    breakLine(pen, [inside - 0.5, foot], [1.25, foot]);

    pen.dim([inside, foot], [-0.5, foot], -0.32);
    pen.dim([far, 0.625], [far, insulation + 0.625], 0.3);
    pen.dim([seamAt, top + seam + 0.2], [-3, top + seam + 0.2], 0.35);
    pen.note([-0.5, top + seam + 0.42], label('trim'));
    pen.note([-2.3, top + seam * 0.6], 'Zee closure at rake');
    pen.note([-5.2, top], label('panel'));
    pen.note([-6.4, top - 0.12], label('underlayment'));
    pen.note([0.3, drop + 0.6], 'Continuous cleat at trim drip');
    pen.note([-4.5, insulation * 0.6], label('insulation'));
    pen.note([-0.6, 1.4], 'Continuous wood blocking');
    pen.note([-0.5 - stud * 0.3, -2.1], 'Double top plate');
    pen.note([0.9, foot + 3.6], label('cladding'));
    pen.note([-0.5 - stud * 0.4, foot + 1.6], 'Batt insulation in stud cavity');
  },
});
