import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const solarOnAMembraneRoof: WrittenPost = {
  slug: 'solar-on-a-membrane-roof',
  title: 'Before the Racking Arrives: Questions to Ask About Solar on a Roof',
  summary:
    'A checklist for photovoltaics on a low-slope membrane, from remaining life and load to fire classification and pathways.',
  topics: ['climate', 'code', 'coordination'],
  sections: ['481400', '075423', '077233'],
  figure: 'roof-penetration',
  blocks: [
    paragraph(
      'The solar contractor arrives with a roof layout drawn over an aerial photo. It shows rectangles. It doesn’t show the membrane’s age, slope, drains, or who climbs up every month to service the exhaust fans. Photovoltaic systems last 25 years and more. The roof below has to last as long, so ask a few questions first.',
    ),
    heading('How old is it?'),
    paragraph(
      'If the membrane has ten years left, the array will have to be taken off once, stored, and put back. That costs a substantial part of the first installation. On an old roof, recover or replace first. On a new one, plan for it: 80 mil sheet in place of 60, a cover board with high compressive strength, adhesive attachment in array areas. Insulation of 20 psi under a dense cover board is fine for foot traffic and too soft for racking feet that press in one place for 25 years. Ask the racking supplier for pressure under each foot.',
    ),
    heading('What does it weigh, and where does wind push?'),
    paragraph(
      'Ballasted systems weigh 4 to 8 psf averaged over the array, and more at its edges. On a roof designed for 20 psf of live load plus snow, that may use up the reserve. Snow drifts between rows. The structural engineer needs a plan of weights, not an average, and equipment loads for inverters.',
    ),
    paragraph(
      'Wind on arrays isn’t covered by roof tables. ASCE 7 has had provisions for rooftop panels since 2016, and there are wind tunnel reports for specific racks. In seismic regions, unattached arrays can slide: there are conditions on slope and friction, and a required distance to the edge and to obstacles. Attached systems need fewer blocks and more flashing. A hybrid that isn’t thought through can have the drawbacks of both.',
    ),
    heading('What’s the fire classification?'),
    paragraph(
      'Roof covering classes A, B, C apply to the covering on its deck. A rack with modules above it changes how fire spreads: heat is trapped beneath. Codes therefore require the classification of the combination: modules by type, rack, roof slope and covering. A Class A roof with an arbitrary array isn’t a Class A roof. Ask for the racking’s UL 2703 listing with the module fire type, for this slope and type of roof. Module standards have changed from UL 1703 to UL 61730; both names appear on cut sheets.',
    ),
    heading('Where does the fire department walk?'),
    paragraph(
      'The fire code gives access pathways. For roofs other than houses: a clear perimeter of 6 ft, or 4 ft if either dimension of the roof is 250 ft or less, pathways to standpipes, skylights, and hatches, and smaller cut-out areas within big arrays, no section larger than 150 by 150 ft. Together with maintenance access they take more of the roof than the first layout assumes. A hatch, 07 72 33, in the middle of an array can be reached only on the drawing.',
    ),
    paragraph(
      'Rapid shutdown is an electrical requirement: conductors within the array reduced to a safe voltage in short time. Its initiation point and label belong at the service entrance, where the incident commander can find them.',
    ),
    heading('Does it still drain?'),
    paragraph(
      'Feet and ballast trays across the slope are little dams. Insist on trays with channels or gaps in the direction of drainage, and on none within 2 ft or so of drains and scuppers. Debris collects under the panels where no one sweeps. Roof drains need a clear square of at least 4 ft.',
    ),
    heading('What happens to the warranty?'),
    paragraph(
      'Membrane manufacturers usually want to be notified ahead of time, to inspect before and after, and to have slip sheets of compatible membrane adhered under each foot. Feet of plain rubber on a white sheet leave plasticizer stains or worse. Have the roofing contractor who holds the warranty make all penetrations. Ask for a letter from the membrane manufacturer to the owner that names the system. I put it in the closeout list of 48 14 00 and also as a condition of starting. Once panels are down, no one can inspect.',
    ),
    paragraph(
      'And who removes panels to find a leak? Each search takes four hours of an electrician’s time. Consider electronic leak detection before the array goes in, with a conductive layer below the membrane if you plan to repeat it.',
    ),
    heading('What should be drawn?'),
    steps(
      'Array layout with setbacks and pathways, over the actual roof plan with slopes.',
      'Conduit on supports that don’t penetrate the membrane, at least 4 in. above the membrane, expansion fittings every 100 ft.',
      'Penetrations grouped in one hooded curb instead of eleven pitch pockets.',
      'Anchor posts for fall protection that shares the roof.',
      'Zones left empty for future equipment. Someone will want a new condensing unit.',
    ),
    paragraph(
      'A last structural note: a roof is cheap to make “solar-ready” only during design. A few pounds per square foot in the joists cost little now and a great deal later.',
    ),
  ],
};
