import { gradeWithEarth } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWallFaces, framedWall } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import { breakLine, bolt } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const eifsGrade = defineDetail({
  condition: 'EIFS Termination above Grade',
  view: 'Section',
  scale: 4,
  sizes: {
    insulation: ['Insulation thickness', 1, 6, 0.5, 2],
    clear: ['Clearance above grade', 8, 12, 1, 8],
    stud: ['Stud depth', 'woodStud', 5.5],
    wall: ['Foundation wall thickness', 8, 12, 1, 8],
  },
  labels: {
    system: 'Drainable EIFS, insulation board with adhesive ribbons',
    finish: 'Textured finish coat on primer',
    base: 'Base coat with two layers of mesh at grade',
    track: 'Starter track with weep holes, set level',
    barrier: 'Fluid-applied air barrier, lapped over track and foundation',
  },
  sketch(pen, { insulation: board, clear, stud, wall }, label) {
    const [coat, high, sill] = [0.25, 15, 1.5];
    const back = -0.15;
    const face = back - board - coat;
    const deep = -clear - 8;
    const far = wall + 13;
    framedWall(pen, sill, high, stud, { end: 'low' });
    pen.hatch(uv(0, deep, wall, deep, wall, sill - 0.25, 0, sill - 0.25), 'concrete');
    pen.path(uv(0, deep, 0, sill - 0.25, wall, sill - 0.25, wall, deep));
    pen.rect(0.5, sill - 0.25, stud, 0.25, 'sealant', 'fine');
    bolt(pen, [0.5 + stud / 2, sill + 1.5], 270, 9, 0.5, 2);
    // Slab on the inner side of the foundation wall, with its isolation joint.
    pen.hatch(
      uv(wall + 0.5, sill - 4.25, far, sill - 4.25, far, sill - 0.25, wall + 0.5, sill - 0.25),
      'concrete',
    );
    pen.path(uv(far, sill - 0.25, wall + 0.5, sill - 0.25, wall + 0.5, sill - 4.25, far, sill - 4.25));
    pen.rect(wall, sill - 4.25, 0.5, 4, 'membrane', 'fine');
    pen.rect(wall, sill - 4.45, far - wall, 0.2, 'membrane', 'fine');
    pen.rect(wall, sill - 8.25, far - wall, 3.8, 'gravel', 'fine');
    gradeWithEarth(pen, -18, -clear, 18, 7);
    pen.rect(back - board, 0.3, board, high - 0.3, 'rigid-insulation');
    pen.band(uv(face, high, face, 0.05, back, 0.05), coat, 'sand', 'edge');
    pen.band(uv(face - 0.12, high, face - 0.12, -0.05), 0.1, null, 'fine');
    pen.path(uv(-0.2, 4, -0.2, -0.02, face - 0.05, -0.02, face - 0.4, -0.35));
    pen.band(uv(-0.1, sill + 1, -0.1, -1.6), 0.1, 'membrane', 'fine');
    const faces = framedWallFaces(stud);
    pen.rect(faces.inside, sill, 0.5, 4, 'wood', 'edge');
    breakLine(pen, [face, high], [faces.inside, high]);
    breakLine(pen, [0, deep], [wall, deep]);
    breakLine(pen, [far, sill - 8.25], [far, sill - 0.25]);

    pen.dim([-14, -clear], [-14, 0], 0.2, { limit: 'MIN.' });
    pen.path(uv(-15, 0, face - 0.5, 0), 'extension');
    pen.dim([back - board, high], [back, high], 0.35);
    pen.dim([0, deep], [wall, deep], -0.3);
    pen.note([back - board * 0.4, high - 1.5], label('system'));
    pen.note([face - 0.1, high - 4], label('finish'));
    pen.note([face + 0.12, 3.5], label('base'));
    pen.note([0.25, 11], 'Gypsum sheathing');
    pen.note([faces.inside - 0.3, 7.2], 'Gypsum board');
    pen.note([0.5 + stud * 0.6, 9], 'Batt insulation in wood stud wall');
    pen.note([face - 0.2, -0.15], label('track'));
    pen.note([-0.05, -1.2], label('barrier'));
    pen.note([0.5 + stud * 0.8, sill + 0.7], 'Pressure-treated wood sill plate with gasket');
    pen.note([far - 4, sill - 2.2], 'Concrete slab on vapor retarder');
    pen.note([far - 5, sill - 6.2], 'Compacted gravel base');
    pen.note([wall * 0.7, -clear - 3], 'Concrete foundation wall');
  },
});
