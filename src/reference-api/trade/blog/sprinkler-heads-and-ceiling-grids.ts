import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const sprinklerHeadsAndCeilingGrids: WrittenPost = {
  slug: 'sprinkler-heads-and-ceiling-grids',
  title: 'Sprinkler Heads in a Ceiling That Moves',
  summary:
    'What NFPA 13 spacing, tile centers, and seismic clearance each want from a sprinkler head, and how to settle it on one plan.',
  topics: ['coordination', 'code', 'detailing'],
  sections: ['211313', '095113', '233700'],
  figure: 'ceiling-hanger',
  blocks: [
    paragraph(
      'The reflected ceiling plan shows heads in the centers of tiles, lined up like soldiers on parade. The sprinkler contractor’s shop drawing shows them elsewhere. One layout follows the code and the other follows the eye. Earthquakes set a third set of rules, usually heard last.',
    ),
    heading('What the sprinkler standard wants'),
    paragraph(
      'NFPA 13 sets maximum and minimum distances. For standard spray heads in light hazard, spacing up to 15 ft and coverage up to 225 sq ft per head; no farther than half the spacing from walls; at least 4 in. from walls; at least 6 ft from one another so that one won’t cool its neighbor. Under unobstructed construction, the deflector is from 1 to 12 in. below the ceiling. Obstructions near heads, such as pendants, soffits, or the top of tall shelving, push them away by a rule relating distance and depth.',
    ),
    paragraph(
      'So on a 2 by 4 ft grid, a bay of 28 by 28 ft is served by four heads, 14 ft apart and 7 ft from the column lines. Does 7 ft fall on the middle of a tile? Only if the grid was started with that in mind. Shift it by a foot and all four are on grid lines. The heads can move a little, since they have up to 15 ft; the grid may move until ordered. It takes 20 minutes with both layouts on one sheet, before either is submitted.',
    ),
    heading('What the architect wants'),
    paragraph(
      'Center-of-tile costs extra. It means return bends or flexible drops, because a branch line can’t be placed that exactly. Ask for it where you want it: lobby, conference rooms, corridors. Elsewhere say “aligned in both directions, 6 in. minimum from grid.” If the documents say nothing, the heads will be code-compliant and random, and you have no basis to complain. “Center of tile” with no tolerance ends in an argument with a ruler. I write “plus or minus 1 in.”',
    ),
    paragraph(
      'Concealed heads have a cover plate that falls off at a set temperature. The cover can’t be painted in the field, and neither can an ordinary head. It must be factory-finished to match the tile, and the painting section must say so. A recessed head with an escutcheon is more forgiving.',
    ),
    heading('What earthquakes want'),
    paragraph(
      'In Seismic Design Categories D, E, and F, ASTM E580 governs suspended ceilings. A suspended grid swings; a sprinkler pipe braced to the structure doesn’t. If the head goes tightly through a tile, either the tile breaks or the head does, and broken heads have flooded many buildings that otherwise came through fine. For this reason:',
    ),
    list(
      'An opening around each head with 1 in. of clearance all around, that is, a ring 2 in. larger in diameter. Or a flexible drop, which moves with the ceiling and is attached to it by a bracket.',
      'At the perimeter, a closure angle with a ledge of 2 in., grid fastened along two adjacent walls and free by 3/4 in. on the two others.',
      'Hanger wire of 12 gauge at 4 ft each way, and a wire within 8 in. of the ends of runners at walls.',
      'Bracing for areas above 1,000 sq ft, and separation joints above 2,500.',
    ),
    paragraph(
      'The 2 in. ring collides with the small escutcheon shown by the interior designer. An escutcheon that covers the ring is about 4 in. across. Flexible drops permit tight escutcheons and easier centering, so on high-seismic projects they pay for themselves. The hydraulic calculation has to include their friction loss, which is like that of many feet of pipe.',
    ),
    heading('Other tenants of the ceiling'),
    paragraph(
      'A diffuser blowing at a head delays its response. Pendant lights within 12 in. often count as obstructions. Ceiling clouds are a special subject: with gaps of a certain size, heads are needed above and below. The rules for omitting those above depend on gap width, cloud height, and hazard. Ask the fire protection engineer at the sketch stage. Changing the gap from 10 in. to 8 in. might save an entire level of piping.',
    ),
    heading('One plan'),
    paragraph(
      'A coordinated ceiling plan with grid start point, heads, diffusers, lights, speakers, and detectors, signed by those trades. Issue it as a submittal required of the contractor, prior to fabricating pipe. It needs a grid origin: “centered in room” is an origin only if the room’s dimension is certain. Use the building’s column line plus an offset.',
    ),
    paragraph(
      'On the site walk, check one thing. Put a pencil between the head and the tile. If it doesn’t fit, and the building is in Category D, you have a defect, however good the alignment looks.',
    ),
  ],
};
