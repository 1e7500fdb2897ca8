import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const fireShuttersAndTheDropTest: WrittenPost = {
  slug: 'fire-shutters-and-the-drop-test',
  title: 'The Door That Must Fall: Coiling Fire Doors from Schedule to Drop Test',
  summary:
    'A composite story of a serving-line shutter that would not close, and the coordination behind a rolling fire door.',
  topics: ['code', 'maintenance', 'coordination'],
  sections: ['083323', '284600', '123661'],
  figure: null,
  blocks: [
    paragraph(
      'In a school cafeteria (a composite of two, with the same ending) there was a rated opening between kitchen and dining hall, closed by a coiling counter door. For the annual test, the technician released it, and the curtain came down 5 in. and stopped. A milk cooler had been rolled beneath. The staff moved it. The second time, the curtain stopped on the lip of a tray slide that a well-meaning maintenance crew had bolted to the counter. They ground off the lip. The third time, it closed all the way and couldn’t be reset, because someone had guessed at the spring tension during an earlier repair.',
    ),
    paragraph('On the day of its first inspection, nothing was wrong with this door.'),
    heading('What the door is'),
    paragraph(
      'A fire-rated coiling door is an assembly with a label, installed and maintained by NFPA 80. It stands open for the life of the building and exists to close by itself once: by fusible link, smoke detector, or alarm signal. Closing has to be controlled, between 6 and 24 in. per second by that standard: slow enough for someone to get out of the way, fast enough to be of use.',
    ),
    paragraph(
      'It isn’t an exit. Where the opening is in an egress path, you need a swinging door beside it, whatever the exceptions for sliding and folding doors may suggest.',
    ),
    heading('Acceptance, then every year'),
    paragraph(
      'On completion, and after each year, the door is drop-tested twice: once for operation and full closure, and a second time to confirm that resetting was done correctly. Records are kept. The testing is the owner’s duty, and most owners first hear about it from an inspector. In Part 1 of the section, I ask for a five-year maintenance proposal with annual tests. In Part 3, I ask for a first test witnessed by the architect and the owner’s staff, with the reset procedure recorded on video.',
    ),
    paragraph(
      'Doors that need a technician with winding bars to be reset cost several hundred dollars at each test. Types exist that can be tested and reset from the floor, with a chain or the motor. The higher price pays back in a few years, and the door actually gets tested.',
    ),
    heading('Coordination, trade by trade'),
    list(
      'Detection. Which detectors, on which side, within what distance, and through whose relay? Smoke detectors on both sides of the opening, when closing is by smoke. The section on fire alarm should have “release of coiling fire doors,” with door numbers, voltage, and battery backup. Many releasing devices carry their own batteries with ten seconds of delay, to ride through power dips without closing in the middle of lunch. Ask for that.',
      'Links. With fusible links: on both sides of the wall, near the ceiling and at the opening’s head, connected by cable through the wall in a sleeve, with firestopping that doesn’t bind the cable.',
      'Structure. Guides attach to the jamb by tested anchors: steel jamb, masonry, or a gypsum wall with steel tubes. For a stud wall, the tube goes to the floor and to the structure above. The barrel’s weight hangs on it.',
      'Counter. The bottom bar closes on a rated sill or counter. Stone and stainless steel on plywood aren’t rated unless the listing covers it. Laminate countertops in fire-rated counters have a special construction, and solid surfacing may or may not be acceptable. Ask for the listing of the sill.',
      'Head. Hood, ceiling, access panel 24 in. wide. In a hard ceiling with no access panel, the annual test starts with cutting a hole.',
      'Finishes. A painted curtain is a curtain with its slats glued together. Say “factory finish, do not paint,” in the painting section.',
      'Obstructions. Show the curtain’s path as a hatched zone, on floor plan and equipment plan. Put a sign on the jamb, “Fire door, keep clear,” low enough to be read by whoever parks the cooler.',
    ),
    heading('Smoke'),
    paragraph(
      'Doors in smoke barriers or smoke partitions must also limit leakage. Tested by UL 1784, no more than 3 cfm per square foot at 0.10 in. of water, marked with an S on the label. Brush seals and guides differ from those of a simple fire door. They matter at elevator lobbies, and rarely in a kitchen wall.',
    ),
    heading('Alternatives'),
    paragraph(
      'Could the opening have been unrated? Ask about that first. Kitchens aren’t always required to be separated from dining in a sprinklered building. In this composite case, the wall had been drawn with a rating “to be safe” since schematic design, and no one went back to check. An unrated grille would have served for thirty years with no fusible link, no relay, and no annual test.',
    ),
  ],
};
