import { heading, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const paversFromTheBottomUp: WrittenPost = {
  slug: 'pavers-from-the-bottom-up',
  title: 'Pavers from the Bottom Up: A Walk Through Five Layers',
  summary:
    'What to look for in subgrade, base, bedding, units, and edge while each is still visible, with the difference made by permeable joints.',
  topics: ['detailing', 'testing', 'maintenance'],
  sections: ['321400', '313219', '321243'],
  figure: 'paver-edge',
  blocks: [
    paragraph(
      'Unit paving fails at the bottom and shows it at the top. By the time a wheel track appears in a plaza there’s nothing left to inspect, because each layer covers the one below. So this is a site walk on five days, in the order of construction, with what I look at on each.',
    ),
    heading('Day one: subgrade'),
    paragraph(
      'Subgrade, graded to the slope of the finished surface, 1-1/2 to 2 percent. If the hole is flat and the slope is made with base material, base is thin at one end. Compaction to 95 percent of standard Proctor for pedestrians and often modified Proctor for vehicles, tested; then proof-rolled with a loaded truck while I watch for pumping. A soft spot the size of a table needs digging out now. On clay, a separation geotextile, 31 32 19, keeps the base from sinking in. It extends up the sides.',
    ),
    paragraph(
      'Ask where utilities cross. Trench backfill settles on a schedule of its own, and a sunken strip in a plaza usually leads to a manhole.',
    ),
    heading('Day two: the base'),
    paragraph(
      'Dense-graded crushed aggregate in lifts of 4 to 6 in., each compacted and tested. Thickness follows from soil, frost, and traffic: 6 in. for walks on decent soil is customary, 8 to 12 where trucks go. I probe for thickness in a corner, because corners get whatever was left. The surface of the base should be within 3/8 in. of plane under a 10 ft straightedge. Installers sometimes correct a wavy base with more sand. That thick sand consolidates under traffic and draws the base’s shape on the surface within a year.',
    ),
    paragraph(
      'Base goes beyond the edge of the paving by at least its own thickness. Where the edge restraint sits on native soil, its spikes hold in nothing but mud.',
    ),
    heading('Day three: sand'),
    paragraph(
      'Bedding sand is 1 in. thick, screeded, not compacted, concrete sand by ASTM C33. Masonry sand and stone dust hold water and go soft. The sand must have a way to drain: weep holes at the low points of concrete curbs and at drains, covered with fabric so sand stays. Saturated bedding under vehicles liquefies, and pavers rotate. It’s a common cause of failure in streets, and most details don’t show the drainage.',
    ),
    paragraph(
      'No one walks on it after screeding. If it rained overnight, it’s removed or dried. Footprints that are raked over show up again later.',
    ),
    heading('Day four: units'),
    paragraph(
      'Concrete units by ASTM C936, average compressive strength of 8,000 psi, absorption limits, freeze-thaw. For walks, 2-3/8 in. thick; where vehicles go, 3-1/8 in. Clay by C902 for pedestrians and C1272 for heavy traffic. In areas with vehicles, a herringbone pattern at 45 or 90 degrees locks against turning and braking. Running bond creeps. A cut unit less than a third of a whole one breaks out, so put a sailor course at the edges.',
    ),
    paragraph(
      'Joints of 1/16 to 3/16 in. Chips at corners a month later mean the joints are too tight and have no sand.',
    ),
    paragraph(
      'Then: sweep sand in, vibrate with a plate, sweep again, until joints are full. Two to four passes. Look with a putty knife, and count it full when sand is within 1/4 in. of the bottom of the chamfer.',
    ),
    heading('Day five: edge'),
    paragraph(
      'Edge restraint is what keeps an interlocking surface interlocked. Use a concrete curb, a steel or aluminum angle, or plastic edging with its spikes in the base, not in the bedding. Where paving meets a building, it’s the building that restrains it, so leave a compressible joint and don’t use the flashing as a curb. Check elevation: 1/4 in. above adjoining drain inlets and no lip above 1/4 in. on accessible routes. Openings in an accessible surface must not pass a 1/2 in. sphere.',
    ),
    heading('If it’s permeable'),
    paragraph(
      'Nearly everything is reversed. No sand at all. Units with wider joints, filled with small stone such as No. 8; bedding of the same; a base of No. 57 above a reservoir of No. 2. Open-graded stone is hard to test by density, so it’s compacted by a roller pattern until movement stops. Subgrade is compacted little or not at all, since water must get in. Fabric depends on the soil. Surface infiltration is measured by ASTM C1781, initially and every year or two after. Keep the landscaper’s topsoil pile off the surface. One load of mulch on the day of planting can clog joints that vacuuming won’t open again.',
    ),
    heading('What to leave for the owner'),
    paragraph(
      'A pallet of units from the same run, the joint stone or sand gradation, and a note about who vacuums. Plazas are opened for repair sooner or later. Unit paving is the one kind of pavement you can patch without a scar, as long as the owner kept the spare units.',
    ),
  ],
};
