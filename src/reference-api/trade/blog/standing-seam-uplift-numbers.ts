import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const standingSeamUpliftNumbers: WrittenPost = {
  slug: 'standing-seam-uplift-numbers',
  title: 'Class 90 Is Not Ninety Pounds: Uplift Ratings for Standing Seam Roofs',
  summary: 'A Q&A on UL 580, ASTM E1592, clips, fixed points, and why seams fail before screws do.',
  topics: ['testing', 'climate', 'detailing'],
  sections: ['074113', '133419'],
  figure: 'ridge',
  blocks: [
    paragraph(
      'Metal roofing submittals arrive with a certificate that says Class 90. The project documents require 67 psf in the corners. Ninety is more than 67, so the box gets checked. The two numbers don’t measure the same thing.',
    ),
    heading('What is Class 90?'),
    paragraph(
      'UL 580 puts a panel assembly in a chamber and applies a series of steady and fluctuating pressures from above and below. The classes are 15, 30, 60, and 90. Class 90 involves pressures up to about 105 psf at the end of its sequence, in a fixed small specimen with all its edges held. It says that this assembly went through this program. It doesn’t say what the roof’s design strength would be, includes no safety factor, and the name is not a pressure you can compare with one from ASCE 7.',
    ),
    heading('So what number can I compare?'),
    paragraph(
      'One from ASTM E1592. The specimen there is longer, several panels wide, with edges arranged so that they don’t stiffen it, and uniform static pressure is raised until something lets go. Clips, spacing, panel width, and gauge are varied. The result is an ultimate load for each combination. Divide by the safety factor the applicable standard asks for, frequently around 1.67 to 2 depending on number of tests and method, and you get an allowable load for a clip spacing. That can be set beside your zone pressures.',
    ),
    paragraph(
      'Look at the direction of the trend. Halving the clip spacing does not double strength. In wide and thin panels the pan bulges, the seam rotates and unzips, and it makes little difference how strong the screw is.',
    ),
    heading('Why do seams open?'),
    paragraph(
      'Because uplift makes an arch of the flat pan. Edges are pulled toward one another and the vertical legs tilt. A snap-lock seam relies on the shape of its legs; a double-folded one, 180 degrees, is rolled into itself and resists rotation. For high corner pressures in big zones, folded seams with narrower pans do well. Trapezoidal seams have clearance for movement and are used on metal building roofs, 13 34 19, with long runs.',
    ),
    heading('What else does the clip do?'),
    paragraph(
      'It lets the panel slide. Take a run of 120 ft in steel: 1,440 in. × 0.0000067 × 150 = 1.45 in. over a year. In aluminum it’s 2.85 in. The panel is fixed at one line, and everything moves relative to it. Two-piece clips have a tab that travels in a base, with a limited range, often an inch or so each way; set in mid-position at moderate temperatures. One-piece clips let the panel slide by friction and serve for short runs.',
    ),
    heading('Where should the fixed point be?'),
    paragraph(
      'Where the details can’t accept movement. If it’s at the ridge, the eave moves, and gutter and trim need slotted or hooked connections. If it’s at the eave, the ridge moves, and both slopes push toward the ridge cap, whose closures and Z-bars have to allow twice the amount. Rooftop equipment with a curb screwed to the panels makes a second fixed point. Two fixed points on one panel tear it. I now ask for an X at the fixed line of every slope on the roof plan.',
    ),
    paragraph(
      'Snow guards, solar clamps, and ladder hooks attached to the seam add to the load that goes down to the fixed point. The drag of snow along 120 ft can exceed everything else.',
    ),
    heading('What about water?'),
    paragraph(
      'Two tests with similar numbers: ASTM E1646 for water and E1680 for air, both on roof panels under static pressure. They don’t simulate ponding. For low slopes, there’s E2140, a test in which water stands over the seam, 6 in. deep for 6 hours. When your slope is 1/2 in. per foot or your valley can be dammed by ice, ask for it. At 3 in 12 it’s unnecessary.',
    ),
    heading('What goes into the section?'),
    list(
      'Design pressures for zones, on the roof plan, with a statement of ultimate or allowable.',
      'Allowable uplift for the actual panel, width, gauge, metal, clip, and substrate, from E1592, by calculation with safety factor shown, by a registered engineer.',
      'Clip layout for each zone. The usual result is one spacing for the field and closer ones at edges, ridges, and corners.',
      'Movement calculation with fixed line, per slope.',
      'Class 90, if an insurer wants it. It has a use, just not this one.',
    ),
    heading('What to look for on the roof?'),
    paragraph(
      'Clips per panel at a corner, against the layout, before the next panel hides them. Seamed length each day: rolled seams are loose until the seamer has passed, and a roof left unseamed on Friday can be in the parking lot by Saturday. Then check the ridge. Push on the closure with a gloved hand. If it doesn’t give at all, something that should slide has been screwed.',
    ),
  ],
};
