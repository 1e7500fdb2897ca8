import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const rainLoadAndTheSecondDrain: WrittenPost = {
  slug: 'rain-load-and-the-second-drain',
  title: 'The Second Drain Is a Structural Member',
  summary:
    'A worked rain load, the elevation of overflow scuppers, and how an inch of insulation changed the roof’s capacity.',
  topics: ['climate', 'code', 'detailing'],
  sections: ['075423', '075216', '072113', '077100'],
  figure: 'roof-drain',
  blocks: [
    paragraph(
      'Roof drainage is drawn by one firm, sized by another, and carried by the steel of a third. When the three don’t talk, the number that suffers is the depth of water that can stand on the deck with the primary drains blocked. There is a formula for it, and architects rarely see it because it lives in the structural notes.',
    ),
    heading('The formula'),
    paragraph(
      'ASCE 7 gives rain load as R = 5.2 (ds + dh). R is in pounds per square foot; ds is the depth in inches from the undeflected roof surface to the inlet of the secondary system; dh is the extra depth, the head, that builds above that inlet when it is running at its design flow. The 5.2 is just the weight of one inch of water over one square foot. The 2022 edition adds a term for ponding caused by deflection, which careful engineers were already including.',
    ),
    paragraph(
      'Every part of ds is drawn by the architect. If the scupper’s sill is 2 in. above the membrane and the head is 2 in., R is 5.2 × 4 = 20.8 psf, close to a common roof live load of 20. If someone raises the sill to 6 in. because it looks better lined up with a reveal, R is 5.2 × 8 = 41.6 psf. The roof and the storm are the same, the load has doubled, and the change was made on an elevation.',
    ),
    heading('What went wrong on a composite roof'),
    paragraph(
      'Take a warehouse converted to offices, an example assembled from a few. The original roof had 2 in. of insulation, drains with the code’s overflow 2 in. above the low point, and bar joists that were adequate. The reroof added tapered insulation to meet energy requirements. Primary drains were raised with new clamping rings, as they must be. The overflow scuppers were in the parapet, and they stayed where they were.',
    ),
    paragraph(
      'With 6 in. of insulation at the parapet, the scupper sills ended up below the membrane, so the roofer blocked the lower part and flashed what was left: an opening 5 in. wide and 2-1/4 in. high. That made two mistakes at once. The opening was under the 4 in. minimum dimension that the code sets for scuppers, so the first plastic bag clogs it, and its capacity at the calculated head fell to a third.',
    ),
    paragraph('No one asked the structural engineer, because no steel was being touched.'),
    heading('Slope, and slope after deflection'),
    paragraph(
      'A quarter inch per foot is the design minimum for most membranes. It is a minimum for the finished surface. A joist cambered and then loaded settles to something else, and a bay that spans 40 ft at L/240 may deflect 2 in. at mid-span. If the deck slopes a quarter inch per foot perpendicular to that, water runs; parallel to it, the last few feet near a column line may run backward. Drains located at columns, where the structure is stiff and therefore high, are in the wrong place for the same reason. Plumbers favor them because the leader goes down along the column. Sumps, tapered sets, and a few feet of horizontal leader resolve the conflict.',
    ),
    paragraph(
      'For tapered insulation, compute the thickness at the far end early. A run of 40 ft from drain to ridge at 1/4 in. per foot adds 10 in. to the starting thickness. Ten inches at a parapet that was drawn 14 in. high leaves at most four for the base flashing, and most membrane manufacturers want eight. Crickets between drains need about twice the roof slope, or their valley will hold water along the diagonal.',
    ),
    heading('Details with consequences'),
    list(
      'Secondary drains get a separate leader that discharges above grade where people can see it. Water out of a visible outlet is the alarm telling someone that a strainer needs cleaning. Tied into the primary leader below, it shares any blockage.',
      'Strainers on both. Ask for cast iron or aluminum where people walk; plastic domes are kicked off and not replaced.',
      'Sump 4 ft square at each drain in the taper, and say by how much the insulation is reduced. A sump shown without depth is built without depth.',
      'Mark, on the roof plan, the elevation of each overflow inlet relative to the low point beside it. It is the only dimension on the sheet with direct bearing on whether the roof stays up.',
    ),
    heading('On reroofing, three questions'),
    paragraph(
      'I ask these at the first site visit. What is the depth at the overflow today, and what will it be when we are done? What did the steel get designed for? If the answer to the second is lost, a structural engineer has to find out. And where does the overflow go: can I stand in the parking lot in a storm and see it run? If I can’t, neither can the person who is supposed to report it.',
    ),
  ],
};
