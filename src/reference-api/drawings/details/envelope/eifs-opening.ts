import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWallFaces, framedWall } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { breakLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const eifsOpening = defineDetail({
  condition: 'EIFS at Opening Head',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Insulation thickness', 1, 6, 0.5, 2],
    stud: ['Stud depth', 3.625, 8, 0.125, 6],
    joint: ['Sealant joint width', 0.5, 1, 0.125, 0.75],
    frame: ['Frame depth', 3.25, 6, 0.25, 4.5],
  },
  labels: {
    system: 'Drainable EIFS, insulation board with adhesive ribbons',
    finish: 'Textured finish coat on primer',
    base: 'Base coat with reinforcing mesh, wrapped 2 1/2 in. behind board',
    barrier: 'Fluid-applied air and water barrier on sheathing',
    frame: 'Thermally broken aluminum frame',
  },
  sketch(pen, { insulation: board, stud, joint, frame: depth }, label) {
    const [coat, high] = [0.19, 5.6];
    const back = -0.1;
    const face = back - coat - board - coat;
    framedWall(pen, 0, high, stud, 'low');
    pen.shape(
      uv(face + coat, coat, back - coat, coat, back - coat, high, face + coat, high),
      'rigid-insulation',
    );
    pen.band(uv(face, high, face, 0, back, 0, back, 2.7), coat, 'sand', 'edge');
    // Finish over the base coat, with a drip at the edge.
    pen.band(uv(face - 0.1, high, face - 0.1, -0.06, face + 0.7, -0.06), 0.08, null, 'fine');
    pen.band(uv(back - 0.02, 4, back - 0.02, -0.02, 1.8, -0.02), 0.07, 'membrane', 'fine');
    const sizes = { depth, face: 2.5, glass: 1, length: 1.6 };
    const outer = Math.max(face + 0.5, -depth * 0.5);
    const sight = -joint - sizes.face;
    glazedFrame(pen.at([outer, sight]), sizes);
    sealedJoint(pen, [outer + 0.15, -0.05], [outer + 0.15, -joint]);
    pen.rect(outer + depth - 1, -joint, 0.75, joint, 'sealant', 'edge');
    const faces = framedWallFaces(stud);
    pen.rect(outer + depth, -0.64, faces.inside - outer - depth, 0.62, 'gypsum');
    breakLine(pen, [face, high], [faces.inside, high]);
    const glass = outer + glassFace(sizes) + 0.9;

    pen.dim([face + coat, high], [back - coat, high], 0.35);
    pen.dim([faces.stud, high], [faces.lining, high], 0.35);
    pen.dim([face - 0.1, -joint], [face - 0.1, 0], 0.35);
    pen.note([face + coat + board * 0.6, high - 0.5], label('system'));
    pen.note([face - 0.1, high - 1.4], label('finish'));
    pen.note([back - 0.1, 1.7], label('base'));
    pen.note([back + 0.05, 3.6], label('barrier'));
    pen.note([faces.stud + stud * 0.6, 4], 'Batt insulation in steel stud wall');
    pen.note([faces.stud + stud * 0.6, 0.7], 'Head framing with blocking');
    pen.note([outer + depth - 0.4, -joint * 0.5], 'Interior air seal, sealant');
    pen.note([outer + 0.2, -joint * 0.5], 'Sealant and backer rod on base coat');
    pen.note([outer + depth - 0.05, -joint - 1.3], label('frame'));
    pen.note([glass, sight - 1.1], 'Insulating glass unit');
  },
});
