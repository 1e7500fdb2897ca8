import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const fireGlazingMarksDecoded: WrittenPost = {
  slug: 'fire-glazing-marks-decoded',
  title: 'D-H-T-90, W-60, OH-45: Reading the Etching in the Corner of the Glass',
  summary:
    'What each letter on fire-rated glazing stands for, which test is behind it, and the locations where the wrong mark gets installed.',
  topics: ['code', 'testing', 'substitution'],
  sections: ['088000', '081113', '084113'],
  figure: 'glazing-pocket',
  blocks: [
    paragraph(
      'A fire-rated light of glass carries a permanent mark. It is sandblasted or etched in a corner, an inch or so tall, and it uses only a handful of letters. Anyone who reviews glazing submittals can learn them over coffee.',
    ),
    heading('The alphabet'),
    table(
      ['Mark', 'Meaning', 'Test behind it'],
      ['W', 'Qualifies as part of a wall: resists heat as well as flame', 'ASTM E119 or UL 263'],
      ['OH', 'Fire window, with hose stream', 'NFPA 257 or UL 9'],
      ['D', 'May be used in a fire door', 'NFPA 252, UL 10B or UL 10C'],
      ['H', 'Door glazing that passed the hose stream', 'Same as D'],
      ['T', 'Door glazing limited to a 450 °F temperature rise at 30 minutes', 'Same as D'],
      ['Number', 'Minutes', 'As above'],
    ),
    paragraph(
      'So D-H-T-90 belongs in a 90-minute door that also limits heat. W-60 is a piece of transparent one-hour wall. OH-45 is a fire window for 45 minutes, good against flame and water, with no promise about the heat that radiates through it.',
    ),
    heading('The difference that costs money'),
    paragraph(
      'Glazing divides into two families. Fire-protection-rated glass, marked OH or D, holds back flame and smoke. Ceramics and specially tempered products are in this family. You could still ignite paper some distance behind it. Fire-resistance-rated glass, marked W, is usually a multilayer product with interlayers that turn opaque and foam when hot, and the unexposed side stays cool enough to walk past. It is thick, heavy, and several times the price.',
    ),
    paragraph(
      'The code lets the first family do limited work. The combined area of fire windows may not exceed 25 percent of the wall shared with any room, and they can’t be used where the wall must have a rating above an hour, other than in a few listed situations. When an architect wants a corridor made entirely of glass, only the second family will do, in framing tested with it. The frame is half of the listing. A W-60 light in a storefront mullion has no rating.',
    ),
    heading('Four places where the mark is wrong'),
    paragraph(
      'Stair doors. A door into an interior exit stairway has a vision panel whose area is limited unless it meets the temperature rise criterion. In a building with sprinklers throughout, codes relax the temperature requirement for the door leaf. The schedule says “90 MIN, 100 SQ IN,” the glazier orders D-H-90, and everyone is content until the client asks for a full light. At that size the mark has to read D-H-T-W-90, and both glass and door are different products.',
    ),
    paragraph(
      'Sidelights. The panel next to the door isn’t a door. In a one-hour corridor it needs window or wall glazing, OH-45 or better, depending on the edition and the wall. D-20 glass from the door easily ends up in the sidelight, because it came in the same crate.',
    ),
    paragraph(
      'Safety glazing. Fire rating and impact rating are independent of one another. A light in a door or close to the floor is a hazardous location and needs 16 CFR 1201 Category II or the ANSI Z97.1 equivalent where permitted. Traditional polished wired glass fails this. Look for a second mark; if the corner says nothing about impact, the glass may be a perfect fire barrier and still not be allowed at knee height.',
    ),
    paragraph(
      'Replacement. In existing buildings, a broken wired light gets replaced by whatever the maintenance contractor can get by Tuesday. Leave the owner a list of marks by door number.',
    ),
    heading('How to schedule it'),
    paragraph(
      'A column titled “Glass” with entries such as “G-7” forces people to another sheet, where G-7 is a paragraph about products. I add a column “Mark” and write there exactly what should be legible on the finished light. The field check is then a comparison of two strings. A summer intern with a flashlight can walk a hospital wing in a day, and I have yet to see one come back without finding a wrong mark.',
    ),
    paragraph(
      'For substitutions, the mark makes the review short. If the request offers D-H-45 in place of D-H-T-45, the missing letter is the whole question. Make the supplier say in writing which listing covers the proposed glass at the proposed size in the proposed frame. Sizes in listings are limits, for exposed area, for width, and for height separately, and large lights frequently meet two of the three.',
    ),
    paragraph(
      'One final point about orientation. Some multilayer products have an inside and an outside, and a few are sensitive to ultraviolet light. The stamp has to be readable from the side the manufacturer states. If it reads backward, find out why.',
    ),
  ],
};
