import {
  heading,
  list,
  paragraph,
  steps,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const roofHatchAccessChecklist: WrittenPost = {
  slug: 'roof-hatch-access-checklist',
  title: 'Getting onto the Roof Safely: A Roof Hatch Checklist',
  summary:
    'What to check for roof hatches, ladders, and the ten feet around them, with the code and OSHA requirements that set the dimensions.',
  topics: ['code', 'maintenance', 'detailing'],
  sections: ['077233', '055213', '077100'],
  figure: 'curb',
  blocks: [
    paragraph(
      'A roof hatch is ordered by catalog size and drawn as a square with an X. Behind that square is a sequence of human movements: open a closet, climb 14 ft with a tool bag, hold on with one hand while pushing a cover with the other, step out sideways onto a wet membrane. Someone does this every month for forty years. Draw it in section with a figure on the ladder, and the design gets better at once.',
    ),
    heading('First, is a hatch enough?'),
    list(
      'Buildings of four or more stories above grade need one stairway that goes to the roof, unless the roof is steeper than 4 in 12. For a roof that isn’t occupied, the IBC lets that stair end below a hatch or trapdoor of at least 16 sq ft, with no dimension less than 2 ft. A common 30 by 36 in. ladder hatch is 7.5 sq ft. It doesn’t meet this, and is regularly drawn there.',
      'Elsewhere, the mechanical code wants permanent access to equipment on roofs more than 16 ft above grade. A portable ladder doesn’t count.',
      'If big filters or compressors will be carried through, measure one. A stair with a door in a bulkhead pays for itself quickly.',
    ),
    heading('The climb'),
    paragraph(
      'Fixed ladders fall under OSHA 1910.23 and 1910.28. Rungs are 10 to 14 in. apart and at least 16 in. wide. There must be 7 in. clear behind, to the wall, and 30 in. in front. Conduit and sprinkler branch lines tend to take that 30 in., so show the ladder’s clear volume on the coordination drawings like a duct.',
    ),
    paragraph(
      'Over 24 ft, a new ladder needs a ladder safety system or personal fall arrest; cages no longer count for new work. Below that, none is required. A landing halfway up is still a good idea.',
    ),
    paragraph(
      'The top is the dangerous place. Side rails must continue 42 in. above the access level, and a ladder can’t do so under a hatch cover. The usual answer is a telescoping post that clips to the top rungs, pulled up once the cover is open. It’s an accessory that must be specified, because it isn’t standard. So is a grab bar on the curb.',
    ),
    heading('The hole'),
    paragraph(
      'Once opened, a hatch is a hole in a walking surface. OSHA asks for protection of holes: a guardrail around the exposed sides with a self-closing gate or an offset at the ladder. Rails that clamp to the curb without penetrating the roof are available. The section should call for the railing and gate as part of the hatch assembly, tested for a 200 lb load at the top in any direction, outward or down.',
    ),
    paragraph(
      'IBC asks for guards where a hatch lies within 10 ft of a roof edge with a drop of more than 30 in. The same goes for equipment requiring service. Move the hatch 11 ft in and you save the rail. Keep in mind the path from hatch to equipment, however: if that follows the parapet because of a skylight in the middle, it should be marked with walkway pads and guarded as needed. Under the OSHA rules, a skylight is a hole too.',
    ),
    heading('The curb and what it pierces'),
    steps(
      'Curb height of 12 in. is stock. With 6 in. of insulation on the deck, that leaves 6 in. of base flashing, and membrane manufacturers commonly require 8. Order the curb to suit, and write the finished height above the membrane in the schedule rather than the height of the product.',
      'Insulated curb and cover, with R-value given. In a cold climate, uninsulated ones drip condensation on the ladder.',
      'Gaskets and air leakage. Two latch points on larger covers. The air barrier has to reach the curb, and it’s often left to the roofer, who stops on the outside face.',
      'Deck framing: angles around the opening, by structural steel. The hatch curb doesn’t support the deck.',
      'Hold-open arm with automatic locking and a release that can be reached from the ladder, by a person with one free hand. Try it in the mock-up. Some can only be released from the roof.',
      'Security: padlock hasp inside, a switch for the alarm if the owner has one, and a way down for anyone locked out on the roof. Ask the owner about each.',
    ),
    heading('Fire and smoke'),
    paragraph(
      'Some hatches double as smoke vents in stairs and stages. These have automatic release, spring operators for snow loads, and listings. A maintenance hatch isn’t one, even though it looks much the same.',
    ),
    heading('The closet below'),
    paragraph(
      'Provide lighting with a switch at the bottom, 3 ft of clear floor, a door that opens out and doesn’t hit the ladder. Add a sign with the name of the person who has the key. I put it in the sign schedule, or else someone writes it on the wall.',
    ),
  ],
};
