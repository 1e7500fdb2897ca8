import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  glassFace,
  glazedFrame,
  openingOf,
} from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import {
  openingWall,
  openingWallFaces,
} from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import { bead, breakLine, drip, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const windowSill = defineDetail({
  condition: 'Window Sill with Subsill',
  view: 'Section',
  scale: 2,
  sizes: {
    cladding: ['Cladding thickness', 0.5, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    frame: ['Frame depth', 3.25, 6, 0.25, 4.5],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    frame: 'Thermally broken aluminum window frame',
    glass: '{glass} in. insulating glass unit',
    sill: 'Aluminum sill flashing with end dams',
    cladding: 'Wall cladding as scheduled',
    stool: 'Solid surface stool on blocking',
  },
  sketch(pen, { cladding, insulation, stud, frame, glass: glassSize }, label) {
    const wall = { cladding: cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const high = 5.2;
    const joint = 0.6;
    // Upside down: y runs away from the opening, so down the sheet.
    const sill = pen.at([0, 0], 180, true);
    openingWall(sill, wall, high, 0.9, 0);
    const sizes = { depth: frame, face: 2.5, glass: glassSize, length: 2.2 };
    const outer = Math.max(0.6, faces.sheathing - sizes.depth * 0.45);
    const sight = -joint - sizes.face;
    const opening = openingOf(label('frame'), 'sill');
    glazedFrame(sill.at([outer, sight]), sizes, true, opening);
    const back = outer + sizes.depth;
    const board = faces.sheathing - 0.1;
    // Subsill pan with its upturned back leg, flashing membrane under it, sloped metal sill beyond.
    sill.as('air').band(uv(back + 0.1, -0.9, back + 0.1, 0, board, 0, board, 3), 0.1, 'membrane', 'fine');
    sill.path(uv(back + 0.06, -1.6, back + 0.06, -0.35, outer - 0.05, -0.35, outer - 0.05, 0.02));
    for (const x of [board + 0.3, back - 0.9]) sill.rect(x, -0.33, 0.6, 0.23, 'wood', 'fine');
    drip(sill, uv(board - 0.1, -0.28, board - 0.1, 0.1, outer, 0.12, -0.6, 0.62, -0.6, 1.7, -0.85, 1.95));
    sealedJoint(sill, [outer + 0.14, -0.38], [outer + 0.14, -joint]);
    screw(sill, [back - 0.6, sight + sizes.face - 0.16], 90, 2.4, 0.12);
    for (const x of [outer + 1.1, back - 0.9]) sill.rect(x, -joint, 0.6, 0.25, 'wood', 'fine');
    for (const side of [-0.13, 0.13]) bead(sill, [back - 0.6 + side, -0.4], 0.07);
    // Insulation carries the slope of the sill; a foam seal closes the cladding to it.
    const under = (x: number) => (x > outer ? 0.14 : 0.64 - (0.5 * (x + 0.6)) / (outer + 0.6));
    const edge = Math.min(faces.sheathing - 0.3, cladding + insulation);
    const turn = outer > cladding && outer < edge ? uv(outer, under(outer)) : [];
    sill.shape(
      [[cladding, 0.9], [cladding, under(cladding)], ...turn, [edge, under(edge)], [edge, 0.9]],
      'rigid-insulation',
      'edge',
    );
    const seal = cladding * 0.5;
    sill
      .as('gasket')
      .shape(
        uv(seal - 0.2, 0.9, seal - 0.2, under(seal - 0.2), seal + 0.2, under(seal + 0.2), seal + 0.2, 0.9),
        'sealant',
        'fine',
      );
    pen.rect(back + 0.25, 0.02, faces.inside - back + 0.85, 0.75, 'tile');
    // Between the back leg and the stool.
    bead(pen, [back + 0.17, 0.8], 0.1);
    breakLine(sill, [0, high], [faces.inside, high]);

    const glass = outer + glassFace(sizes, opening);
    pen.dim([outer, -sight + 2.2], [back, -sight + 2.2], 0.3);
    pen.dim([outer, joint], [outer, joint + sizes.face], 0.4);
    pen.dim([faces.stud, -high], [faces.lining, -high], -0.3);
    pen.note([glass + sizes.glass - 0.1, -sight + 1.2], label('glass'));
    pen.note([glass + sizes.glass * 0.6, -sight - 0.6], 'Setting block at quarter points');
    pen.note([back - 0.05, joint + 0.35], label('frame'));
    pen.note([back + 0.06, 1.3], 'Subsill with back leg, end dams sealed');
    pen.note([back - 0.55, -0.5], 'Anchor through subsill set in sealant');
    pen.note([faces.inside + 0.5, 0.4], label('stool'));
    pen.note([faces.stud + wall.stud * 0.6, -0.8], 'Continuous wood blocking');
    pen.note([faces.stud + wall.stud * 0.6, -3.6], 'Batt insulation in steel stud wall');
    pen.note([faces.inside - 0.3, -2.8], 'Gypsum board');
    pen.note([outer + 0.3, 0.46], 'Sealant and backer rod, with weeps');
    pen.note([-0.6, -1.2], label('sill'));
    pen.note([seal + 0.1, -0.8], 'Foam seal under flashing');
    pen.note([back - 0.4, 0.22], 'Shims under subsill and frame');
    pen.note([wall.cladding * 0.5, -3.4], label('cladding'));
    pen.note([wall.cladding + wall.insulation * 0.5, -2.4], 'Continuous insulation, cut to slope of sill');
    pen.note([board + 0.05, -4.6], 'Air and weather barrier on sheathing');
  },
});
