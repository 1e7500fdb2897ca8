import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const sealantJointWidthWorked: WrittenPost = {
  slug: 'sealant-joint-width-worked',
  title: 'How Wide Is the Joint? One Calculation, Start to Finish',
  summary:
    'A worked sealant joint from panel length and temperature to a dimension on the drawing, with the tolerance that most calculations leave out.',
  topics: ['detailing', 'climate', 'moisture'],
  sections: ['079200', '074213'],
  figure: 'panel-joint',
  blocks: [
    paragraph(
      '“Sealant and backer rod, typ.” is the most common joint detail in practice. It has no dimension. The panel fabricator supplies one by default, generally 3/8 in. because that is what the last drawings showed, and the joint tears in its second winter.',
    ),
    paragraph(
      'The method is in ASTM C1472. It takes a page and needs four inputs. I do it here for an aluminum plate panel 12 ft long on a south wall, in a continental climate.',
    ),
    heading('Input one: the temperature range of the material'),
    paragraph(
      'Air temperature alone won’t do. A dark metal panel in the sun runs far above it, and on a clear night it falls below. For this wall I take 160 °F (71 °C) as the hot surface and −10 °F (−23 °C) as the cold one. A mid-gray concrete panel of the same size would have a smaller range because it is massive and lighter in color. Whoever picks the color is helping to set the joint width and should know it.',
    ),
    heading('Input two: when the joint gets filled'),
    paragraph(
      'A joint filled on a cool morning will mainly be squeezed later, and one filled at noon in August will be stretched. The specification permits application at surface temperatures between 40 and 100 °F (4 and 38 °C). The worst cases are then:',
    ),
    list(
      'filled at 40, heated to 160: a change of 120 degrees, all compression',
      'filled at 100, cooled to −10: a change of 110 degrees, all extension',
    ),
    paragraph(
      'The larger governs, 120 degrees. Had we allowed any temperature at all, we would be designing for the complete range of 170. Limiting the season in which a joint may be filled is a design decision, and it changes a dimension.',
    ),
    heading('Input three: how the material moves'),
    paragraph(
      'Aluminum changes length by about 13.2 millionths per degree Fahrenheit. The panel is fixed at one end and free at the other, so the entire change appears at one joint:',
    ),
    paragraph('144 in. × 0.0000132 × 120 = 0.228 in.'),
    paragraph(
      'With the panel fixed at mid-length, half would go to each end, and each joint would still see one half from each of its two neighbors. The sum is the same. People divide by two and forget the neighbor.',
    ),
    heading('Input four: what the sealant can take'),
    paragraph(
      'ASTM C920 classes state movement capability as a percentage of installed width, in both directions, measured by the cycling test in C719. Class 25 means plus and minus 25 percent. Class 50 and Class 100/50 are common among silicones.',
    ),
    table(
      ['Class', 'Width for 0.228 in. of movement', 'Plus 1/8 in. tolerance', 'Shown on drawing'],
      ['25', '0.91 in.', '1.04 in.', '1-1/16 in.'],
      ['35', '0.65 in.', '0.78 in.', '13/16 in.'],
      ['50', '0.46 in.', '0.58 in.', '5/8 in.'],
    ),
    paragraph(
      'The tolerance is the piece that gets left out. Panels are cut long or short, framing is off by a bit, and the joint as built is a range. If the nominal is 1/2 in. and the erector delivers 3/8 in., the movement that was 46 percent of the width becomes 61, which is more than a Class 50 product can take. Add construction tolerance to the calculated width, and state beside it the least width at which the sealant may be installed. A number that the installer can check with a gauge block settles the matter before any sealant goes in.',
    ),
    heading('Depth is the other dimension'),
    paragraph(
      'Sealant should be thinner at the middle than it is wide. For joints between 1/2 and 1 in., a depth at the center of half the width, never below 1/4 in. and seldom above 1/2, is the usual shape. An hourglass section stretches at its waist; a square block of sealant pulls at its bond line and peels. The backing sets this shape, so it has to be larger than the joint, by about a quarter of the width for closed-cell rod. Where there is no room for a rod, bond breaker tape goes on the back surface. Adhesion on three sides defeats everything computed above.',
    ),
    heading('From the number to the page'),
    paragraph(
      'Our panel gets 5/8 in. joints with a Class 50 sealant, filled between 40 and 100 °F, with a minimum of 1/2 in. as built. The drawing says so. Section 07 92 00 cites C920, Type S, Grade NS, Class 50, Use NT, M, and A, and C1193 for installation, and calls for field adhesion tests by C1521 at a stated frequency, at locations picked by the architect. The wall panel section names the fixed point.',
    ),
    paragraph(
      'If the fabricator wants a longer panel to save joints, we run the page again. At 16 ft the movement becomes 0.304 in. and the Class 50 joint grows to 3/4 in. The elevation will look different, and the designer should make that call, not a caulker on a swing stage.',
    ),
  ],
};
