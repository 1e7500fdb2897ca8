import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { gradeWithEarth } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, slopeArrow } from '#src/reference-api/drawings/drafting/symbols.ts';
import { isPlastic, stormPipeWall } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const catchBasin = defineDetail({
  condition: 'Precast Catch Basin',
  view: 'Section',
  scale: 16,
  sizes: {
    inside: ['Inside width', 24, 48, 6, 36],
    depth: ['Depth to invert', 36, 60, 6, 42],
    sump: ['Sump depth', 12, 24, 6, 18],
    pipe: ['Outlet pipe inside diameter', 'outletPipe', 12],
  },
  labels: {
    basin: 'Precast concrete catch basin, 4000 psi',
    frame: 'Cast iron frame and grate, heavy duty',
    pipe: 'Storm drain pipe',
    base: 'Compacted gravel bedding, 6 in.',
  },
  sketch(pen, { inside, depth, sump, pipe }, label) {
    const half = inside / 2;
    const wall = inside < 48 ? 5 : 6;
    const far = half + wall + 22;
    const low = -depth - sump;
    const neck = 12;
    const outlet = -depth;
    // The wall on the right is cast around the opening of the pipe.
    const skin = stormPipeWall(pipe, label('pipe'));
    const [sill, crown] = [outlet - skin - 1.5, outlet + pipe + skin + 1.5];
    const upper = (to: number) =>
      uv(half + wall, to, half + wall, -10, neck, -10, neck, -16, half, -16, half, to);
    const left = pen.at([0, 0], 0, true);
    left.hatch(upper(low), 'concrete');
    left.path(upper(low));
    pen.shape(upper(crown), 'concrete');
    pen.rect(half, low, wall, sill - low, 'concrete');
    for (const y of [sill, crown - 1.5]) pen.rect(half + 1, y, 2, 1.5, 'membrane', 'edge');
    for (const side of [pen, left]) {
      side.rect(neck, -10, 4, 4, 'masonry');
      side.shape(
        [
          [neck - 0.8, -6],
          [neck + 5, -6],
          [neck + 5, -5],
          [neck + 0.8, -5],
          [neck + 0.8, 0],
          [neck - 0.8, 0],
          [neck - 0.8, -3],
          [neck - 2.6, -3],
          [neck - 2.6, -4.2],
          [neck - 0.8, -4.2],
        ],
        'steel',
      );
      gradeWithEarth(side, neck + 0.8, 0, far - neck - 0.8, 5);
    }
    pen.rect(-half - wall, low - 6, 2 * (half + wall), 6, 'concrete');
    pen.rect(-half - wall - 4, low - 12, 2 * (half + wall + 4), 6, 'gravel');
    for (let x = -neck + 1; x < neck - 1.6; x += 3.2) pen.rect(x, -3, 1.2, 3, 'steel', 'edge');
    for (const y of [outlet - skin, outlet + pipe])
      pen.shape(
        [
          [half - 2, y],
          [half + wall, y],
          [far, y - 0.4],
          [far, y + skin - 0.4],
          [half + wall, y + skin],
          [half - 2, y + skin],
        ],
        isPlastic(label('pipe')) ? 'membrane' : 'concrete',
      );
    pen.path(uv(half - 2, outlet, half - 2, outlet + pipe), 'edge');
    breakLine(pen, [far, outlet - skin - 0.4], [far, outlet + pipe + skin - 0.4]);
    pen.path(uv(0.8 - neck, -3, neck - 0.8, -3), 'edge');
    pen.path(uv(-half, outlet, half, outlet), 'hidden');
    slopeArrow(pen, [-far * 0.7, 3], 'Slope to grate', 'right');

    pen.dim([-half, low], [half, low], 0.5);
    pen.dim([-half - wall, outlet], [-half - wall, 0], 0.9);
    pen.dim([-half - wall, low], [-half - wall, outlet], 0.9);
    pen.note([neck, -5.6], label('frame'));
    pen.note([neck + 2, -8], 'Brick adjusting courses in mortar');
    pen.note([half + wall * 0.6, -13], label('basin'));
    pen.note([far - 6, outlet + pipe + skin * 0.5 - 0.3], label('pipe'));
    pen.note([half + 2, crown - 0.75], 'Resilient pipe-to-wall connector');
    pen.note([half - 4, outlet], 'Level of outlet');
    pen.note([half, low - 3], 'Concrete base slab');
    pen.note([half + wall, low - 9], label('base'));
  },
});
