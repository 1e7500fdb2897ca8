import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const eave = defineDetail({
  condition: 'Eave with Gutter',
  view: 'Section',
  scale: 2,
  sizes: {
    rise: ['Slope, rise in 12 in.', 1, 8, 0.5, 3],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 4],
    seam: ['Seam height', 1, 3, 0.25, 2],
    gutter: ['Gutter width', 4, 8, 0.5, 6],
    stud: ['Wall stud depth', 3.5, 8, 0.125, 5.5],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    underlayment: 'Self-adhered ice and water underlayment',
    insulation: 'Rigid roof insulation',
    gutter: '24 ga. box gutter, hangers at 24 in. o.c.',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { rise, insulation, seam, gutter, stud }, label) {
    const angle = Math.atan(rise / 12);
    const degrees = (angle * 180) / Math.PI;
    const roofPoint = (along: number, up: number): readonly [number, number] => {
      return [
        -along * Math.cos(angle) + up * Math.sin(angle),
        along * Math.sin(angle) + up * Math.cos(angle),
      ];
    };
    // The slope's frame: origin at the outer face of the sheathing, x up the slope to the left.
    const roof = pen.at([0, 0], -degrees, true);
    const length = 17;
    const top = insulation + 1.25;
    roof.rect(0, 0, length, 0.625, 'plywood');
    roof.rect(1.5, 0.625, length - 1.5, insulation, 'rigid-insulation');
    blocking(roof, 0, 0.625, 1.5, insulation);
    roof.rect(0, insulation + 0.625, length, 0.5, 'plywood');
    roof.rect(0, insulation + 1.125, length, 0.12, 'membrane', 'fine');
    roof.path(uv(length, top, -0.9, top, -0.9, top - 0.35, -0.5, top - 0.3));
    roof.path(uv(length, top + seam, 0.4, top + seam, -0.2, top), 'edge');
    roof.path(uv(3.4, top - 0.06, -0.7, top - 0.06, -0.75, top - 0.22), 'edge');
    screw(roof, [2.6, top], 270, 1.4, 0.13);
    breakLine(roof, [length, 0], [length, top + seam]);

    const nose = roofPoint(-0.05, insulation + 0.4);
    // Gutter: back leg behind the eave flashing, sole, front with a hemmed return.
    const back = Math.max(nose[0], 0) + 0.35;
    const rim = nose[1] - 0.4;
    const depth = gutter * 0.8;
    pen.path([
      [back, rim + 0.3],
      [back, rim - depth],
      [back + gutter, rim - depth],
      [back + gutter, rim - 0.5],
      [back + gutter + 0.6, rim - 0.5],
      [back + gutter + 0.6, rim - 0.9],
    ]);
    pen.path(
      uv(back + 0.1, rim - 0.35, back + gutter + 0.05, rim - 0.35, back + gutter + 0.05, rim - 0.5),
      'edge',
    );
    screw(pen, [back + 0.1, rim - 0.35], 180, 2.4, 0.13);
    const [lipX, lipY] = roofPoint(-0.35, top - 0.1);
    pen.path([roofPoint(4, top - 0.1), [lipX, lipY], [back + 0.3, rim - 0.9], [back + 0.6, rim - 1.2]]);
    const soffit = Math.min(-1.5, rim - depth - 0.4);

    const foot = soffit - 8;
    const inside = -0.5 - stud;
    const plateTop = -0.1;
    pen.rect(-0.5, foot, 0.5, -foot - 0.1, 'plywood');
    blocking(pen, inside, plateTop - 1.7, stud, 1.5);
    blocking(pen, inside, plateTop - 3.2, stud, 1.5);
    wallLayers(pen, inside, foot, plateTop - 3.2, [
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    wallLayers(pen, inside - 0.5, foot, plateTop - 0.2, [{ thickness: 0.5, pattern: 'gypsum' }]);
    pen.path([[inside, plateTop - 0.2], roofPoint(stud + 0.5, 0), [0, 0]], 'fine');
    pen.rect(0, foot, 1.25, soffit - foot, 'steel', 'edge');
    pen.path(uv(0.1, soffit + 1.6, 0.1, soffit + 0.1, 1.4, soffit, 1.7, soffit - 0.5));
    breakLine(pen, [inside - 0.5, foot], [1.25, foot]);

    pen.dim([back, rim - depth], [back + gutter, rim - depth], -0.3);
    pen.dim([inside, foot], [-0.5, foot], -0.32);
    roof.dim([length, 0.625], [length, insulation + 0.625], 0.28);
    pen.word(roofPoint(13, top + seam + 0.7), `${rise} : 12`);
    pen.note(roofPoint(5, top), label('panel'));
    pen.note(roofPoint(7, top - 0.06), label('underlayment'));
    pen.note(roofPoint(-0.8, top), 'Panel hemmed over eave cleat');
    pen.note([back + 0.3, rim - 0.9], 'Eave flashing over nailer, lapped into gutter');
    pen.note([back + gutter, rim - depth * 0.6], label('gutter'));
    pen.note(roofPoint(0.9, 1.2), 'Continuous wood nailer');
    pen.note(roofPoint(5, insulation * 0.45), label('insulation'));
    pen.note([-0.5 - stud * 0.4, plateTop - 1], 'Double top plate');
    pen.note([1, soffit - 3.5], label('cladding'));
    pen.note([-0.2, foot + 4], 'Plywood wall sheathing');
    pen.note([-0.5 - stud * 0.4, foot + 1.6], 'Batt insulation in stud cavity');
  },
});
