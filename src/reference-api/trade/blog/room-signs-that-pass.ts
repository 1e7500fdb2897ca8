import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const roomSignsThatPass: WrittenPost = {
  slug: 'room-signs-that-pass',
  title: 'Where to Hang a Room Sign, and Who Decides When',
  summary:
    'Mounting and text rules for tactile room signs, the door conditions that break them, and a sign schedule that can survive renumbering.',
  topics: ['accessibility', 'documents', 'coordination'],
  sections: ['101400', '087100'],
  figure: null,
  blocks: [
    paragraph(
      'Signs are the last thing in and the first thing an inspector reads. They’re bought from an allowance, laid out with whatever room numbers the drawings have, and installed in a single day by someone with a level and a cart. The rules are few and exact. Fitting them on a real wall is the hard part.',
    ),
    heading('Which signs have to be tactile?'),
    paragraph(
      'Those designating permanent rooms and spaces: room numbers, restroom names, exit stairs. Raised characters and braille. Directional and informational signs about permanent spaces need only be legible visually, with rules for finish, contrast, and size by viewing distance. Temporary information, names of occupants, menus, and building directories are exempt. So a frame with a slot for the occupant’s name needs the raised room number above it, on a piece that doesn’t come out with the paper.',
    ),
    heading('The numbers'),
    paragraph('From the 2010 ADA Standards, Section 703:'),
    list(
      'Raised characters 5/8 to 2 in. high, raised 1/32 in. minimum, uppercase, sans serif, not italic or decorative.',
      'Braille contracted, with domed dots, below the corresponding text, separated from raised characters and borders by at least 3/8 in.',
      'Baseline of the lowest raised character no less than 48 in. above the floor, and of the highest no more than 60 in.',
      'A clear floor space of 18 by 18 in., centered on the tactile characters, outside the arc of the door between closed and 45 degrees open.',
      'Nonglare finish, and either light on dark or dark on light.',
    ),
    paragraph(
      'The old habit of 60 in. to the centerline came from an earlier standard. A tall sign mounted so today can put its top line above the limit. Give the dimension to a baseline. Sign fabricators know exactly where it is.',
    ),
    heading('The wall'),
    paragraph(
      'A sign goes alongside the door on the latch side. At double doors with one active leaf, it goes on the inactive leaf; with both active, to the right of the right-hand door. Where there isn’t room on the latch side, it goes on the nearest adjacent wall. Push-side signs on doors with closers and no hold-open can be on the door itself.',
    ),
    paragraph(
      'So each location depends on things other people draw. The 18 in. of wall at the latch is also wanted for: light switch, thermostat, card reader, hand sanitizer, fire extinguisher cabinet, sidelight. I make interior elevations of a typical door, one for each condition, with all of them placed. The reader at 42 in. or so to its center, switch above or beside it, sign above that, starting at 48. Forty minutes with the electrical designer settles 300 doors.',
    ),
    paragraph(
      'A sidelight is the hard case. Use vinyl or a thin plaque on the glass, with an opaque backer the same size on the other side to hide the adhesive. Decide during design. On site, it turns into a sign on the far side of the sidelight, 30 in. from the latch, where no one will look for it by touch.',
    ),
    heading('Text, numbers, and changes'),
    paragraph(
      'A sign schedule lists location by door number, sign type, text line by line in capitals, and the orientation. Braille is translated by the fabricator, and proofread by someone who reads braille.',
    ),
    paragraph(
      'Numbers: the architectural room numbers on drawings were assigned in schematic design and skip around. The owner’s wayfinding numbers come later. I ask for them in writing by the end of design development, and carry both on the finish plan as two attributes of the room. If the fire alarm panel, the mechanical controls, and the door signs use three different numbers, firefighters won’t know where they are. Send the list to those three trades on the same day.',
    ),
    paragraph(
      'Renaming never stops. Ask for a unit price for replacing each sign type, good for a year after completion. Every owner I’ve worked with has used it.',
    ),
    heading('A few that get missed'),
    paragraph(
      'Exit stair doors need tactile EXIT signs, and inside stairs of more than a certain number of stories a floor-level sign is required by the building code, visible with the door open, with its own content and letter size. Areas of refuge, assistive listening, inaccessible entrances pointing to accessible ones, accessible parking at 60 in. to the bottom of the sign. Maximum occupant load in assembly rooms. All of these are on the code sheet somewhere. Put each in the schedule as well, since a requirement that isn’t in the schedule doesn’t get fabricated.',
    ),
    heading('Inspect with masking tape'),
    paragraph(
      'All it takes is one person, a tape measure, and an 18 in. square of masking tape on the floor. Stand in the square, door swinging, and touch the sign. If the door hits you, it will hit a person who can’t see it coming.',
    ),
  ],
};
