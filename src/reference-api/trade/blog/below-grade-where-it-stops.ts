import { heading, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const belowGradeWhereItStops: WrittenPost = {
  slug: 'below-grade-where-it-stops',
  title: 'Below-Grade Waterproofing: Where Does It Stop?',
  summary:
    'A Q&A on terminations, positive and blind-side systems, and the strip at grade that neither membrane covers.',
  topics: ['moisture', 'detailing', 'coordination'],
  sections: ['071326', '033000', '042113'],
  figure: 'below-grade-wall',
  blocks: [
    paragraph(
      'Talk about basement waterproofing is mostly talk about membranes. In the leaks I’ve been asked to look at, the membrane in the middle of the wall was nearly always fine. Water came in where it ended.',
    ),
    heading('Dampproofing or waterproofing?'),
    paragraph(
      'Codes distinguish by hydrostatic pressure. If a subsurface investigation shows that groundwater will stay at least 6 in. below the bottom of the lowest floor, or a drain system keeps it there, walls that retain earth and enclose interior space below grade may be dampproofed. Otherwise they must be waterproofed. Dampproofing is a coating against soil moisture. It doesn’t bridge cracks. When the space is an archive, the code minimum is beside the point. Ask the owner what a flood would cost.',
    ),
    heading('Positive side, negative side, or blind side?'),
    paragraph(
      'Positive-side membranes go on the outside of a completed wall, before backfill. You can see the substrate, prime it, detail it, inspect it. Self-adhering sheet, 07 13 26, is the typical one. Blind-side systems are placed against the shoring and the concrete is cast against them, so they can never be inspected afterward. Choose them where the lot line leaves no working space. A negative-side coating, applied inside, keeps water out of the room but not out of the wall, so the reinforcement and anything attached to the wall stay damp. Treat it as a repair.',
    ),
    heading('Where does it stop at the top?'),
    paragraph(
      'This is the usual gap. The membrane is drawn up to grade. The wall’s air barrier and flashing start at the bottom of the veneer, perhaps 6 in. higher. Between the two is a strip of concrete or sheathing with nothing on it. A few seasons of mulch bury the strip, and it leaks into the room below.',
    ),
    paragraph(
      'The wall’s weather barrier must lap over the top edge of the membrane, shingle fashion, by 4 in. or so, and the membrane must go up at least 8 in. above finished grade, behind the cladding. Part of it would be exposed to sunlight, which many self-adhering sheets don’t tolerate for more than a month; so cover it with metal or a parge coat. Three trades work in that strip. Draw it at large scale.',
    ),
    heading('And if there is a brick ledge?'),
    paragraph(
      'Then the membrane turns in on the ledge under the brick, and comes up the back wall, with through-wall flashing on top of it. Bedding mortar on the sheet won’t bond. That’s all right as long as the veneer is tied back. If the mason cuts away the part that is in the way, the basement is dry only up to the ledge.',
    ),
    heading('At the bottom?'),
    paragraph(
      'Down past the joint between wall and footing, onto the footing’s top or its face, after a cove of liquid membrane or mortar at the inside corner. A sheet forced into a sharp corner bridges it, and backfill tears the bridge. Drain pipe: invert below the top of the interior slab, holes down, wrapped in filter fabric, and to daylight or a sump with a second pump. A drain with no outlet stores water against the wall.',
    ),
    heading('What about the slab?'),
    paragraph(
      'Where there is pressure, a wall membrane without a floor membrane is a boat with no bottom. The two have to be joined through the footing, in sequence: mud slab, membrane, protection, structural slab, and a waterstop at the keyway. If the budget says no to the floor, then lower the water with drainage, and tell the owner in writing that a dry basement depends on it.',
    ),
    heading('How dry and how warm must concrete be?'),
    paragraph(
      'For sheet membranes: cured at least seven days or as the manufacturer requires, visibly dry, and free of form oil. The plastic sheet test, ASTM D4263, tapes a square of film to the surface for 16 hours; condensation underneath means wait. Below about 40 °F (4 °C), most adhesives demand a special primer or a special product. Bug holes and fins: fins are ground off, holes over 1/4 in. are filled. The section must say who does that, because the concrete finisher has gone home.',
    ),
    heading('How do you check it?'),
    paragraph(
      'Horizontal membranes get a flood test by ASTM D5957, 24 or 48 hours. Vertical ones can’t be flooded, so inspect them: laps, corners, penetrations, terminations, photographed in daily stretches before protection board. Backfilling in the wrong order harms more sheets than bad weather. Board goes up the same day, fill goes in lifts, and stones stay out of the first 12 in. The superintendent should tell the loader operator that same morning.',
    ),
    heading('What one drawing helps most?'),
    paragraph(
      'An isometric of one outside corner at grade, with wall, ledge, membrane, flashing, and weather barrier shown in the order they’re installed and numbered. Everyone can see what goes under what. If a layer can’t be drawn continuous around that corner, that’s where the wall will leak.',
    ),
  ],
};
