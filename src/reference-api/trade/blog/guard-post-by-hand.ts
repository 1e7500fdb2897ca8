import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const guardPostByHand: WrittenPost = {
  slug: 'guard-post-by-hand',
  title: 'A Guard Post by Hand: Why Four Feet Works and Five Does Not',
  summary:
    'The loads on a guard, a post check that fits on a page, and the anchor forces that the slab edge has to hold.',
  topics: ['code', 'detailing', 'testing'],
  sections: ['055213', '057000', '033000'],
  figure: 'railing-post',
  blocks: [
    paragraph(
      'Designers space guard posts by looking at the elevation. Five feet makes fine panels. The shop comes back with 4 ft or a thicker post, and the discussion that follows sounds like a matter of taste. It comes down to one multiplication, and anyone can do it before drawing the elevation.',
    ),
    heading('Loads'),
    paragraph(
      'The IBC, by way of ASCE 7, wants guards and handrails designed for 50 lb per foot along the top, in any direction, or for a single 200 lb load at any point, whichever is worse. The two are not applied together. Infill, such as pickets or panels, takes 50 lb on a square foot. In one- and two-family dwellings and a few other places the line load doesn’t apply. In assembly areas assume that it does.',
    ),
    heading('The moment at the base'),
    paragraph('Guard height 42 in. Post spacing 5 ft:'),
    list(
      'Line load: 50 × 5 = 250 lb at the top. Moment 250 × 42 = 10,500 in.-lb.',
      'Point load: 200 × 42 = 8,400 in.-lb.',
    ),
    paragraph(
      'The line load governs. At 4 ft, both come to 8,400, and that’s where the popular spacing comes from. With closer posts the point load governs, and it doesn’t get any smaller, apart from what the rail can distribute to neighboring posts.',
    ),
    heading('The post'),
    paragraph(
      'Try 1-1/2 in. nominal standard pipe, ASTM A53 Grade B, with a yield strength of 35 ksi. Its plastic section modulus is 0.421 cubic inches. By allowable strength design:',
    ),
    paragraph('0.421 × 35,000 / 1.67 = 8,820 in.-lb.'),
    paragraph(
      'At 4 ft the demand is 8,400, and it works with little to spare. At 5 ft it is 10,500 and doesn’t. Options: extra strong pipe, a 2 in. pipe, solid bar, higher-strength tube. Each changes the appearance a bit, and the designer should get to make that choice before a submittal comment makes it.',
    ),
    paragraph(
      'Stiffness is a separate matter. The same post under 200 lb at the top bends 200 × 42³ / (3 × 29,000,000 × 0.293) = 0.58 in., and the base plate and anchors add as much again. The code sets no limit. People leaning on the guard have one of their own, so at an atrium edge I specify a limit, H/96 or less, and expect heavier posts.',
    ),
    heading('The anchors'),
    paragraph(
      'Now put the moment into concrete. A plate with anchors 4 in. apart in the direction of the load, and the compression edge a little beyond: lever arm of about 4.5 in. Tension in the pair: 8,400 / 4.5 = 1,870 lb, 930 each, at service level. Multiply by the load factor of 1.6 for strength design: nearly 1,500 lb per anchor, at a slab edge, in cracked concrete, with 2 in. of edge distance. The edge distance is the obstacle. Concrete breakout near an edge falls off steeply.',
    ),
    paragraph(
      'A side-mounted post with bolts above one another uses the slab’s depth as lever arm, but in an 8 in. slab that’s only about 4 in., with the lower bolt near the bottom. Sleeves cast in, and the post grouted 6 in. deep, put moment straight into concrete and are the sturdiest. They have to be located in formwork, and someone has to keep water out of them: crowned grout, sealant, a cover that isn’t a cup. Galvanize posts in sleeves all the way, and don’t leave a pocket under the post that fills, freezes, and splits the slab.',
    ),
    heading('Other dimensions that decide the drawing'),
    list(
      'Openings: a 4 in. sphere must not pass below 36 in. From there up to 42 in., the limit is a 4-3/8 in. sphere.',
      'Handrails 34 to 38 in. high, 1-1/4 to 2 in. in outside diameter if round, 1-1/2 in. from the wall. The guard’s top at 42 is therefore not the handrail. On stairs you need both, unless an exception applies.',
      'Handrail extensions at the bottom of a flight: one tread depth, sloping. At the top: 12 in., level. They’re forgotten on plans and run into doors.',
      'Glass panels used as guards: laminated, and a top rail unless the glass meets the conditions for going without.',
    ),
    heading('In the specification'),
    paragraph(
      'Make it a performance requirement, with delegated design and sealed calculations. But show the structure’s contribution on structural drawings: slab edge thickness, embeds, and who furnishes them. State finish, weld quality by a NOMMA finish number, and require a mock-up post at an actual edge, load-tested by pushing with a calibrated jack, held for several minutes. Two people and a bathroom scale give a fair preview.',
    ),
  ],
};
