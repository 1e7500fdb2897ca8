import {
  heading,
  list,
  paragraph,
  table,
  type WrittenPost,
} from '#src/reference-api/trade/blog/written-post.ts';

export const caseworkAndTheHumidMonth: WrittenPost = {
  slug: 'casework-and-the-humid-month',
  title: 'Half an Inch of Oak: Casework Delivered to a Wet Building',
  summary:
    'Wood movement computed for one panel, the conditions a shop assumes, and the acclimation clause that people misread.',
  topics: ['moisture', 'coordination', 'detailing'],
  sections: ['064100', '123661', '081416'],
  figure: 'countertop-edge',
  blocks: [
    paragraph(
      'Woodwork is built in a shop at about 40 percent relative humidity, wrapped, trucked, and set down in a building that is still wet. Six weeks later the joints have opened, and the letters begin. A two-column table and one multiplication would have predicted it.',
    ),
    heading('How much water is in wood?'),
    paragraph(
      'Wood takes up water until it is in equilibrium with the air. Near 70 °F (21 °C), in round figures:',
    ),
    table(
      ['Relative humidity', 'Moisture content of wood'],
      ['25 percent', '5.4 percent'],
      ['40 percent', '7.7 percent'],
      ['55 percent', '10.1 percent'],
      ['80 percent', '16 percent'],
    ),
    paragraph(
      'The shop’s 40 percent corresponds to 7 or 8. Buildings in operation go from 25 in a northern winter to 55 in a humid summer, which is the range that woodwork standards are written around. A construction site in July, with drywall mud drying, is at 80.',
    ),
    heading('How much does it move?'),
    paragraph(
      'Across the grain, plainsawn red oak changes by 0.00369 of its width for each percent of moisture content, and quartersawn by 0.00158. Along the grain, hardly at all. Take a solid panel or a glued-up top 12 in. wide:',
    ),
    list(
      'In service, from 5.4 to 10.1 percent: 12 × 0.00369 × 4.7 = 0.21 in. plainsawn, 0.09 in. quartersawn.',
      'From a wet site to the first heating season, 16 to 5.4: 12 × 0.00369 × 10.6 = 0.47 in.',
    ),
    paragraph(
      'That is half an inch in a board a foot wide. No fastener or glue will hold it. Either the board splits or it tears loose. A frame-and-panel door with a floating panel copes with the first case and shows an unfinished strip in the second.',
    ),
    paragraph(
      'Particleboard, MDF, and veneer-core plywood move much less in plane, which is why modern casework is made of them. They have weaknesses of their own: swelling in thickness if wet at an edge, and warp if only one face is sealed. So in practice casework boxes survive, while solid edges, rails, doors, paneling, and stair parts fail. If your project has only laminate-clad boxes, worry about edges at the sink. If it has a paneled courtroom, worry about July.',
    ),
    heading('The clause that’s misread'),
    paragraph(
      '“Acclimate for 72 hours before installation.” People take this to mean that wood should be put in the building early. It means that the building must already have the conditions in which it will operate. Acclimating to a wet building fills the wood with water, and the longer you do it, the worse the outcome. I write it the other way around: don’t deliver casework until the room has been at 60 to 80 °F (16 to 27 °C) and 25 to 55 percent for three days, shown by a logger’s record sent with the request for delivery. The shop will be glad to have it in the contract. It has been asking for the same thing by phone.',
    ),
    heading('What to draw'),
    paragraph(
      'Show scribes and gaps: a 1/4 in. joint where tops meet walls, covered by the splash or sealant, and fillers at the ends. Fasten solid tops with slotted clips that allow movement across the grain, and fix them along the front edge so the overhang stays constant. Paneling on cleats, ventilated behind. At the countertop front, build-up strips run with the grain of the top if it’s solid, and never glued across it.',
    ),
    paragraph(
      'Name the species and cut. “Oak” is incomplete: red or white, plain, quarter, or rift, and for veneer how the leaves are matched. Quarter costs more and moves less than half. On wide panels it may be the cheapest insurance in the section.',
    ),
    paragraph(
      'Grade: the woodworking standards define Economy, Custom, and Premium, with tolerances for gaps, flushness, and materials. State one grade for the project and exceptions by room. If you say Premium for a janitor’s shelves, you pay for Premium.',
    ),
    heading('What to ask at the shop'),
    paragraph(
      'Three things on a visit. Where is the moisture meter, and when was it last used on this job? Which glue is used at the edges near water? What does the back of the panel look like? Balanced construction, with similar sheets on both faces, isn’t visible once it is installed. Photograph it.',
    ),
    heading('After turnover'),
    paragraph(
      'Tell the owner. A facility that shuts off humidification over the winter break to save energy puts its paneling through the second calculation above instead of the first. One page in the manual, with the humidity range and the name of the species, costs nothing and heads off the letter.',
    ),
  ],
};
