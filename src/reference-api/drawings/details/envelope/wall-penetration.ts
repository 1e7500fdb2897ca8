import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { openingWallFaces } from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import {
  bead,
  behindRod,
  breakLine,
  centerLine,
  sealedJoint,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallPenetration = defineDetail({
  condition: 'Pipe Penetration at Wall',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipeThrough', 2.375],
    cladding: ['Cladding thickness', 0.5, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
  },
  labels: {
    cladding: 'Wall panel as scheduled',
    barrier: 'Flexible flashing, head under weather barrier',
    flashing: '24 ga. sleeve with flange on sheathing',
    pipe: 'Pipe, see mechanical drawings',
  },
  sketch(pen, { pipe, cladding, insulation, stud }, label) {
    const wall = { cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const radius = pipe / 2;
    const gap = radius + 0.5;
    const high = gap + 6;
    const board = faces.sheathing - 0.1;
    const [out, into] = [-4, faces.inside + 3.5];
    for (const [side, isHead] of [[pen, true] as const, [pen.at([0, 0], 180, true), false] as const]) {
      metalPanel(side, 0, gap, cladding, high - gap);
      wallLayers(side, cladding, gap + 0.2, high, [{ thickness: insulation, pattern: 'rigid-insulation' }]);
      wallLayers(side, faces.sheathing, gap, high, [
        { thickness: 0.5, pattern: 'gypsum' },
        { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
        { thickness: 0.625, pattern: 'gypsum' },
      ]);
      side.path(uv(out, radius, into, radius));
      side.path(uv(out, radius - 0.16, into, radius - 0.16), 'edge');
      side.hatch(uv(out, radius - 0.16, into, radius - 0.16, into, radius, out, radius), 'steel');
      // The sleeve's flange is stripped in: over the pipe under the barrier, which laps it, under the pipe over it.
      const strip = isHead ? board : board - 0.17;
      const flange = isHead ? board + 0.04 : board - 0.03;
      side.path(uv(flange, gap + 1.6, flange, gap - 0.1, faces.inside, gap - 0.1));
      const air = side.as('air');
      air.rect(strip, gap - 0.1, isHead ? 0.1 : 0.12, 2.9, 'membrane', 'fine');
      const barrier = isHead ? gap + 2.8 : gap;
      air.rect(board, barrier, 0.1, high - barrier, 'membrane', 'fine');
      if (isHead) air.rect(board - 0.11, gap + 1.8, 0.11, 1.6, 'membrane', 'fine');
      const joint = gap - 0.1 - radius;
      const filled = board + 0.05 + behindRod(joint);
      side.rect(filled, radius, faces.inside - 0.6 - filled, joint, 'foam', 'fine');
      sealedJoint(side, [board + 0.05, gap - 0.1], [board + 0.05, radius]);
      sealedJoint(side, [0.1, gap], [0.1, radius]);
      bead(side, [faces.inside - 0.2, (radius + gap - 0.1) / 2], 0.2);
      side.rect(faces.inside, radius, 0.16, 1.5, 'steel', 'edge');
      breakLine(side, [0, high], [faces.inside, high]);
    }
    centerLine(pen, [out - 1, 0], [into + 1, 0]);
    breakLine(pen, [out, -radius], [out, radius]);
    breakLine(pen, [into, -radius], [into, radius]);
    pen.word([-3, high - 1.5], 'Exterior');

    pen.dim([out, -radius], [out, radius], 0.3);
    pen.dim([faces.stud, high], [faces.lining, high], 0.3);
    pen.dim([cladding, -high], [cladding + insulation, -high], -0.3);
    pen.note([faces.stud + stud * 0.6, high - 1.4], 'Steel studs with batt insulation');
    pen.note([faces.inside - 0.3, high - 2.4], 'Gypsum board');
    pen.note([board + 0.05, gap + 1], label('barrier'));
    pen.note([faces.stud + stud * 0.3, gap - 0.1], label('flashing'));
    pen.note([faces.inside + 0.14, radius + 1.2], 'Escutcheon over sealant at finished face');
    pen.note([into - 1, radius], label('pipe'));
    pen.note([faces.stud + stud * 0.7, -radius - 0.2], 'Low-expansion foam between seals');
    pen.note([0.2, -radius - 0.25], 'Sealant and backer rod, all around');
    pen.note([cladding + insulation * 0.5, -gap - 3.2], 'Continuous insulation');
    pen.note([cladding * 0.5, -gap - 4.6], label('cladding'));
    pen.note([board - 0.05, -gap - 4], 'Air and weather barrier on sheathing');
  },
});
