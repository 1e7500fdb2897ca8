import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const roofEdgeWindArithmetic: WrittenPost = {
  slug: 'roof-edge-wind-arithmetic',
  title: 'The Roof Edge Fails First: Doing the Arithmetic Before the Shop Drawing',
  summary:
    'How to get from a design pressure to the load on a fascia, and which of the three ES-1 tests belongs to the edge you drew.',
  topics: ['detailing', 'climate', 'testing'],
  sections: ['077100', '075423', '076200'],
  figure: 'roof-edge',
  blocks: [
    paragraph(
      'After a windstorm, the photos that circulate show membrane rolled back like the lid of a sardine can. Look in the corner and you usually find a nailer, or the place where one was. The membrane did not lift and take the edge with it. The edge let go, wind got underneath, and the field of the roof peeled from there.',
    ),
    paragraph(
      'The building code treats the metal edge as part of the roof system for this reason. For low-slope roofs, the IBC sends you to ANSI/SPRI/FM 4435/ES-1 for edge securement, with loads from Chapter 16 and therefore from ASCE 7. Most sections I inherit cite the standard and stop. The load never appears on a drawing, so the fabricator picks a gauge from habit and the installer picks a fastener from the truck.',
    ),
    heading('Three tests, three kinds of edge'),
    paragraph('ES-1 has three procedures and people mix them up.'),
    table(
      ['Test', 'What it loads', 'Where it applies'],
      [
        'RE-1',
        'The membrane, pulled outward and up against its termination',
        'Edges where the membrane relies on the metal or its fastening to stay put, such as ballasted and some mechanically attached roofs',
      ],
      [
        'RE-2',
        'The vertical face, pulled horizontally',
        'Fascia, gravel stop, any edge with an exposed face',
      ],
      ['RE-3', 'The top and the face together', 'Copings, front and back legs'],
    ),
    paragraph(
      'A coping report does not cover a fascia, even from the same shop with the same gauge. A fully adhered roof with a snap-on fascia generally needs only RE-2; change the membrane to loose-laid with ballast and RE-1 comes into play. That change is often made by substitution, after the edge was bid.',
    ),
    heading('A worked example'),
    paragraph(
      'Take a two-story office, flat roof, fully adhered single ply, fascia face 8 in. high. The structural engineer gives component and cladding pressures for the edge. Say the outward pressure on the face at the perimeter is 48 psf and at the corners 62 psf, in the terms the engineer and the test report agree upon. Those two figures are invented for the exercise; yours come from the engineer’s table.',
    ),
    paragraph(
      'Load per foot of fascia at the perimeter: 48 × 8/12 = 32 lb per foot. At the corners: 62 × 8/12 = 41.3 lb per foot.',
    ),
    paragraph(
      'Now let someone raise the insulation so that the face becomes 11 in. The corner load is 62 × 11/12 = 56.8 lb per foot, a gain of more than a third. Nothing about the wind changed. Three inches of polyisocyanurate did it, and the fascia that was tested with an 8 in. face has not been tested with this one. Face height belongs in the schedule next to the gauge.',
    ),
    heading('What has to be on the documents'),
    list(
      'The design pressures for perimeter and corner, stated as allowable or ultimate. Comparing an ultimate pressure with an allowable test result is an error of 1/0.6, and it’s easy to miss.',
      'The extent of the corner zone, drawn on the roof plan. ASCE 7 changed the shape of the corner to an L for many low-slope roofs in its 2016 edition, so an old standard plan note is wrong.',
      'Face height, measured from the drip to the top of the metal, at each edge condition.',
      'Cleat: continuous, its gauge, and the fastener spacing. A cleat lighter than the fascia undoes the test.',
      'Nailer attachment. ES-1 tests the metal on a substrate that holds. If the nailer sits in a hollow block course on expansion shields, the test report describes some other building.',
    ),
    heading('Where coordination fails'),
    paragraph(
      'The nailer is often in a Division 06 section, the metal in 07 71 00, the membrane in 07 54 23, and the concrete or steel below in two more. Each subcontractor can comply with its own page and leave the chain broken at the link that no one owns. I now put the load in one place, on the roof plan, and have each of those sections say “attach for the edge loads indicated on the Drawings.” It costs one sentence per section.',
    ),
    paragraph(
      'When the submittal comes in, I look for four things: report number, tested face height at least equal to ours, tested load at least equal to the corner load, and the fastener pattern on the shop drawing matching the pattern in the report. Three out of four is a rejection. The last item is the one that is usually missing, and it is the one the crew will read.',
    ),
  ],
};
