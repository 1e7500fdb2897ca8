import { heading, list, paragraph, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const surveysBeforeSelectiveDemolition: WrittenPost = {
  slug: 'surveys-before-selective-demolition',
  title: 'Hidden Materials: The Order of Surveys Before Selective Demolition',
  summary:
    'A timeline of hazardous material surveys and notices for a renovation, with the thresholds that start the clock.',
  topics: ['code', 'documents', 'cost'],
  sections: ['024119', '028213'],
  figure: null,
  blocks: [
    paragraph(
      'Renovations uncover things. Some of them, such as a column that isn’t on any drawing, are a nuisance. Others stop the work by law. Whether the delay is three days or three months depends mostly on the order of the surveys. This timeline runs backward from the first day of demolition. It is general, and state rules are often stricter than federal ones.',
    ),
    heading('Sixteen weeks before: records and a walk'),
    paragraph(
      'Gather drawings, earlier abatement reports, and the school’s management plan if it is a school. Walk with an accredited inspector. It must be the owner’s consultant, since the architect’s insurance almost certainly excludes hazardous materials, and AIA conditions assign the matter to the owner. I say so in the agreement and again in writing at kickoff.',
    ),
    heading('Fourteen weeks: the asbestos survey'),
    paragraph(
      'Federal rules, 40 CFR 61 Subpart M, require that a facility be thoroughly inspected before demolition or renovation. The rule has no cutoff: there is no construction date after which the inspection may be skipped. ASTM E2356 describes a comprehensive survey with destructive access, which is what you need. The kind made for managing an occupied building doesn’t look inside walls. It isn’t enough, and it’s usually the one the owner already has.',
    ),
    paragraph(
      'Material with more than one percent asbestos counts. Bulk samples are analyzed by polarized light microscopy. In floor tile and other bound materials the fibers are small, and negative results should be confirmed by electron microscopy. Sample under and behind: mastic below carpet, the second layer of roofing, pipe elbows within chases, caulk at windows, glazing putty, spray on deck. Every homogeneous area takes several samples, so be generous in week 14. Samples are cheap compared with finding asbestos in week 3.',
    ),
    paragraph('Hidden areas that couldn’t be opened are listed as assumed, with a quantity.'),
    heading('The same weeks: everything else'),
    list(
      'Lead paint. No threshold under the OSHA construction rule, 29 CFR 1926.62, releases the contractor from assessing exposure when paint with any lead gets disturbed. Test surfaces to be cut, burned, sanded.',
      'PCBs in caulk and ballasts, in buildings from about 1950 to 1979. At 50 ppm or more, caulk is regulated, along with what it has soaked into. Testing caulk commits the owner to what’s found, so bring in counsel before the sample is taken, not after.',
      'Mercury in thermostats and lamps, refrigerants, underground tanks, mold, bird droppings. In a lab, ductwork of fume hoods.',
    ),
    heading('Ten weeks: documents'),
    paragraph(
      'Abatement, 02 82 13, gets its own drawings with quantities, made by a licensed designer if the state requires. Selective demolition, 02 41 19, refers to them and states what will already be gone. Who restores what’s damaged by abatement, such as fireproofing scraped off with asbestos? An enclosure needs power, water, and negative air exhausted outdoors, so leave some windows in place. Phasing belongs in Division 01.',
    ),
    paragraph(
      'Get unit prices for additional quantities, by type: per linear foot of pipe insulation, per square foot of floor tile. Then a discovery only has to be measured.',
    ),
    heading('Four weeks: the notice'),
    paragraph(
      'When regulated material is to be disturbed in amounts of at least 260 linear ft on pipes, 160 sq ft on other components, or 35 cubic ft, a written notice has to reach the agency 10 working days ahead. For demolition in the sense of the rule, meaning the wrecking or taking out of any load-supporting member, notice is due even if there is no asbestos at all. Architects miss that one. Removing one bearing wall in a renovation may be “demolition.”',
    ),
    paragraph(
      'If the start moves, the notice has to be revised. If the schedule is updated every Friday, put one named person in charge of the notice.',
    ),
    heading('Abatement, then clearance'),
    paragraph(
      'Air clearance by a third party hired by the owner; never by the abatement contractor. The report is filed, and demolition can start in the area. Sections should require both steps before each area is turned over: “Do not begin until written clearance is received.”',
    ),
    heading('During demolition: the stop-work clause'),
    paragraph(
      'This is the paragraph I wouldn’t leave out. If material suspected of being hazardous is encountered that isn’t shown, stop in that area, don’t disturb, notify the owner and architect in writing, and go on elsewhere. Test results within 48 hours, at the owner’s cost. Brief the crew in the languages they speak. They’re the ones who will see the gray stuff behind the radiator first.',
    ),
    heading('What it costs to do it in order'),
    paragraph(
      'A survey with destructive openings costs a little more than the other kind, plus some patching in occupied rooms and an annoyed building manager. Without it, the contractor finds pipe insulation on a Tuesday with eleven people on the clock.',
    ),
  ],
};
