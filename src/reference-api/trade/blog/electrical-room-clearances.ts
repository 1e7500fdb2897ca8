import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const electricalRoomClearances: WrittenPost = {
  slug: 'electrical-room-clearances',
  title: 'Three Feet, Three and a Half, or Four: Laying Out an Electrical Room',
  summary:
    'Working space by NEC 110.26 in a worked room plan, with the dedicated space overhead that ducts like to invade.',
  topics: ['code', 'coordination', 'detailing'],
  sections: ['262416', '271116'],
  figure: 'equipment-pad',
  blocks: [
    paragraph(
      'Architects give electrical rooms what’s left. The engineer asks for 10 by 12, gets 8 by 13 with a column, and draws the panels in. Somewhere around 60 percent documents, someone measures in front of the switchboard. Article 110 of the National Electrical Code gives no one any slack.',
    ),
    heading('The working space in front'),
    paragraph(
      'Depth depends on voltage to ground and on what is opposite the live parts, for systems up to 600 V to ground:',
    ),
    table(
      ['Opposite side', '0–150 V to ground', '151–600 V'],
      ['Nothing live, nothing grounded (Condition 1)', '3 ft', '3 ft'],
      ['Grounded surface (Condition 2)', '3 ft', '3 ft 6 in.'],
      ['Other live parts (Condition 3)', '3 ft', '4 ft'],
    ),
    paragraph(
      'Concrete, brick, and tile walls count as grounded. A 480Y/277 system has 277 V to ground, so it’s in the right-hand column. Width: 30 in. or the width of equipment, whichever is greater; it doesn’t have to be centered. Doors must open at least 90 degrees. Height: 6-1/2 ft or that of the equipment. This volume isn’t for storage, and it must have lighting that isn’t controlled by automatic means alone.',
    ),
    heading('A worked room'),
    paragraph(
      'A 480 V switchboard, 24 in. deep, stands along the north wall. On the south wall, panelboards, surface-mounted, 6 in. deep. Live parts face live parts across the aisle, so Condition 3: 4 ft. Keep the concrete pad flush with the front of the switchboard, so there is only one place to measure from.',
    ),
    paragraph(
      '2 ft + 4 ft + 6 in. = 6 ft 6 in. clear, from finish to finish, before tolerance. Call it 6 ft 8 in. If the switchboard needs access in the rear for non-electrical parts, add 30 in. there; if it’s for work on live parts, go back to the table.',
    ),
    paragraph(
      'The room that was allotted, 8 ft wide, works. Put the transformer, 3 ft square with ventilation clearance, at the end where it doesn’t stand in the aisle. Then draw the 30 in. widths as hatched rectangles in the plan. They may overlap one another. They may not overlap the door swing of someone’s closet, the mop sink, or a ladder.',
    ),
    heading('Above'),
    paragraph(
      'The dedicated space is separate from the working space. It’s as wide and as deep as the equipment and extends up from the floor to 6 ft above it, or to the structural ceiling, whichever is lower. No piping, ducts, or leak protection apparatus foreign to the electrical installation is allowed in it. Sprinklers for the room are allowed. Above the dedicated space, foreign systems may pass, with protection from leaks or condensation.',
    ),
    paragraph(
      'Duct routes love electrical rooms because the ceilings are unfinished. In coordination models, dedicated space should be a solid, and so should working space. Clash detection then finds the duct.',
    ),
    heading('Getting out'),
    paragraph(
      'For large equipment, 1,200 A or more and over 6 ft wide, you need an entrance at each end of the working space, at least 24 in. by 6-1/2 ft. One is enough if there’s a continuous, unobstructed way out, or the depth is doubled. With equipment of 800 A or more, personnel doors within 25 ft of the working space must open in the direction of egress and have listed panic or fire exit hardware. It’s in the electrical code, so the person who writes door hardware doesn’t see it. Put a note in the door schedule’s remarks column at the start of every job, before anyone knows the amperage.',
    ),
    paragraph(
      'The door also has to be large enough for replacement of the largest piece. Switchboards come in sections. Transformers don’t.',
    ),
    heading('Telecommunications is not electrical'),
    paragraph(
      'Racks, 27 11 16, aren’t covered by those clearances in the same way, but people have to work on both sides. Three feet in front and at the back is the practice, with side access at one end. The two kinds of room often share a wall. Keep water out from above both of them.',
    ),
    heading('What the architect owns'),
    list(
      'The pad, its height (3-1/2 in. usual), extent, and that it does not narrow the floor in front.',
      'Rating of walls and ceiling, if the room needs one; putty, sleeves, firestop.',
      'Floor finish: sealed concrete, insulated or not.',
      'Cooling load and its continuity at night.',
      'Signage on the door.',
      'A plywood backboard, fire-retardant-treated, unpainted over the stamp.',
    ),
    paragraph(
      'And one number in the program. When a client’s space list says “electrical, 80 sq ft,” I write next to it the width between finishes that the voltage requires. That one dimension has headed off more problems than the area ever did.',
    ),
  ],
};
