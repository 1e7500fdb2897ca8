import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const keynotesAndTheWordsOnSheets: WrittenPost = {
  slug: 'keynotes-and-the-words-on-sheets',
  title: 'Keynotes: One Word on the Sheet, Forty Words in the Book',
  summary:
    'A comparison of sheet keynotes, reference keynotes, and plain text notes, and the maintenance each of them demands.',
  topics: ['documents', 'coordination', 'bim'],
  sections: ['042113', '076200', '085113'],
  figure: 'window-sill',
  blocks: [
    paragraph(
      'A wall section has room for about twenty notes. By the time three people have worked on it there are forty, several of them long, and the flashing at the window head has been called through-wall flashing, TWF, membrane flashing, and flexible flashing, in four drawings that show the same piece of rubber. The estimator asks if these are four products. It’s a fair question.',
    ),
    paragraph(
      'Notes on drawings have one job, to say which thing a line is. Everything else about it belongs in its section. Keynoting enforces that division of labor.',
    ),
    heading('Three ways compared'),
    table(
      ['', 'Text notes', 'Sheet keynotes', 'Reference keynotes'],
      ['On the drawing', 'Words at leader', 'Number in a bubble', 'Section number with suffix'],
      ['Legend', 'None', 'On each sheet', 'On each sheet, from one list'],
      ['Meaning of “7”', 'n/a', 'Changes by sheet', 'Never changes'],
      ['Link to spec', 'None', 'None', 'By number'],
      ['Reading in the field', 'Direct', 'Look to the legend', 'Look to the legend until learned'],
      ['Maintenance', 'Spelling', 'Renumbering', 'A master list'],
    ),
    paragraph(
      'Sheet keynotes suit demolition and reflected ceiling plans, where a note is specific to a place: “remove partition to underside of structure.” Reference keynotes suit sections and details, where a note identifies a material that occurs all over. Using one kind for both purposes leads either to a legend of 300 lines, or to a bubble that means brick on one sheet and base on the next.',
    ),
    heading('How the reference kind is built'),
    paragraph(
      'The number is that of the specification section, followed by a period and a suffix: 042113.A for face brick, 042113.D for weep vent, 076200.B for sill flashing. Text in the legend is a generic name of a few words. Never a manufacturer, never a thickness, a gauge, a color, or “or equal.” If there are two thicknesses of rigid insulation with different purposes, they get two suffixes with names that distinguish the purpose: cavity insulation, perimeter insulation.',
    ),
    paragraph(
      'The number then works like a cross-reference. Someone who wonders about the weep vent turns to 04 21 13, finds an article in Part 2 under a matching title, and reads the one statement of its requirements. For that to work, titles must match. We require that the term used in the legend appears verbatim as a paragraph heading in the section. A macro compares the lists in either direction, and its report has two columns: noted but not specified, specified but not noted.',
    ),
    paragraph(
      'Both columns are useful. A keynote with no paragraph is a thing that will be bid as whatever is cheapest. A paragraph with no keynote is left over from another project.',
    ),
    heading('Where it goes wrong'),
    paragraph(
      'The list grows. Everyone can add, and does: 042113.A1, .A1a, “brick, typ.” Give the list an owner, preferably the person who writes the specifications, with a turnaround of one day. Anyone may propose a keynote, and one person adds it.',
    ),
    paragraph(
      'The number is stretched. A piece of blocking has no section of its own in a small project manual, so someone borrows a neighboring number. It looks harmless until that section’s subcontractor refuses to furnish wood. If work is shown, it has a section, even if that section is half a page.',
    ),
    paragraph(
      'The scope is implied. People begin to believe that since sealant has the number 079200, the sealant sub does every bead, including those inside the storefront that came with it from the factory. MasterFormat numbers do not assign work, and neither do keynotes. The legend should carry a line that says so.',
    ),
    paragraph(
      'Software makes bubbles that read the material from the model. Convenient, and dangerous if the modeler used whatever wall type was at hand. Then a wrong note looks right. To check, print the details with the geometry off and see whether someone can tell from the bubbles alone what the construction is.',
    ),
    heading('The legend is for the field'),
    paragraph(
      'Bubbles save drafting time, but move work to the superintendent, who has to glance back and forth between number and legend while holding a 30 by 42 in. sheet in the wind. Put the legend on the same sheet, on the right, in numeric order, only items that occur on this sheet, in type that can be read at arm’s length. After a few weeks, crews begin to know the common ones. They won’t if 042113.A is brick in January and block after the addendum.',
    ),
    heading('A small test'),
    paragraph(
      'Read one finished detail aloud, bubble by bubble, to a colleague who has the spec open: “zero seven six two zero zero, B.” Your colleague reads back what will be built, with thickness, joint, and finish. At “I have three of those,” you have found the note to rewrite.',
    ),
  ],
};
