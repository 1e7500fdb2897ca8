import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { openingWallFaces } from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import { bead, breakLine, centerLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallPenetration = defineDetail({
  condition: 'Pipe Penetration at Wall',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 1, 6, 0.25, 2.5],
    cladding: ['Cladding thickness', 0.75, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 3.625, 8, 0.125, 6],
  },
  labels: {
    cladding: 'Wall panel as scheduled',
    barrier: 'Flexible flashing, lapped to weather barrier',
    flashing: '24 ga. sleeve flashing with hood',
    pipe: 'Pipe, see mechanical drawings',
  },
  sketch(pen, { pipe, cladding, insulation, stud }, label) {
    const wall = { cladding: cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const radius = pipe / 2;
    const gap = radius + 0.5;
    const high = gap + 6;
    for (const [low, top] of [
      [gap, high],
      [-high, -gap],
    ] as const) {
      wallLayers(pen, 0, low, top, [
        { thickness: wall.cladding, pattern: 'aluminum' },
        { thickness: wall.insulation, pattern: 'rigid-insulation' },
        { thickness: 0.1, pattern: 'membrane', weight: 'fine' },
        { thickness: 0.5, pattern: 'gypsum' },
        { thickness: wall.stud, pattern: 'batt-insulation', weight: 'edge' },
        { thickness: 0.625, pattern: 'gypsum' },
      ]);
    }
    const [out, into] = [-4, faces.inside + 3.5];
    for (const side of [1, -1]) {
      pen.path(uv(out, side * radius, into, side * radius));
      pen.path(uv(out, side * (radius - 0.16), into, side * (radius - 0.16)), 'edge');
      const [low, high2] = side > 0 ? [radius - 0.16, radius] : [-radius, -radius + 0.16];
      pen.hatch(uv(out, low, into, low, into, high2, out, high2), 'steel');
    }
    // Hooded flashing above, sleeve collar below, boot of flexible flashing on the sheathing.
    const board = faces.sheathing - 0.1;
    pen.path(uv(board - 0.06, gap + 3.4, board - 0.06, gap + 0.1, -0.9, gap - 0.3, -1.2, gap - 0.7));
    pen.path(uv(board - 0.16, gap + 2.4, board - 0.16, radius + 0.14, board - 1.6, radius + 0.14), 'edge');
    pen.path(uv(board - 0.16, -gap - 2.4, board - 0.16, -radius - 0.14, board - 1.6, -radius - 0.14), 'edge');
    bead(pen, [board - 1.6, radius + 0.16], 0.12);
    bead(pen, [board - 1.6, -radius - 0.16], 0.12);
    sealedJoint(pen, [0.1, gap], [0.1, radius]);
    sealedJoint(pen, [0.1, -radius], [0.1, -gap]);
    for (const [low, height] of [
      [radius, 0.5],
      [-gap, 0.5],
    ] as const) {
      pen.rect(faces.stud, low, wall.stud, height, 'sand', 'fine');
    }
    pen.rect(faces.inside, -gap - 0.9, 0.16, 0.9 + 0.5, 'steel', 'edge');
    pen.rect(faces.inside, radius, 0.16, 1.4, 'steel', 'edge');
    bead(pen, [faces.inside - 0.2, radius + 0.25], 0.2);
    bead(pen, [faces.inside - 0.2, -radius - 0.25], 0.2);
    centerLine(pen, [out - 1, 0], [into + 1, 0]);
    for (const y of [high, -high]) breakLine(pen, [0, y], [faces.inside, y]);
    breakLine(pen, [out, -radius], [out, radius]);
    breakLine(pen, [into, -radius], [into, radius]);
    pen.word([-3, high - 1.5], 'Exterior');

    pen.dim([out, -radius], [out, radius], 0.3);
    pen.dim([faces.stud, high], [faces.lining, high], 0.3);
    pen.dim([wall.cladding, -high], [wall.cladding + wall.insulation, -high], -0.3);
    pen.note([faces.stud + wall.stud * 0.6, high - 1.4], 'Steel studs with batt insulation');
    pen.note([board - 0.06, gap + 2.9], label('barrier'));
    pen.note([-0.7, gap - 0.2], label('flashing'));
    pen.note([faces.inside + 0.16, radius + 1], 'Escutcheon at finished face');
    pen.note([into - 1, radius], label('pipe'));
    pen.note([faces.stud + wall.stud * 0.7, -gap + 0.2], 'Low-expansion foam, full depth of wall');
    pen.note([0.4, -gap + 0.2], 'Sealant and backer rod, all around');
    pen.note([wall.cladding + wall.insulation * 0.5, -gap - 3.2], 'Continuous insulation');
    pen.note([wall.cladding * 0.5, -gap - 4.6], label('cladding'));
  },
});
