import type { CourseText } from '#src/reference-api/trade/courses/course-text.ts';

export const carbonAndHealth: readonly CourseText[] = [
  {
    key: 'epd-literacy',
    title: 'EPDs and GWP Limits: Compare, Then Specify',
    summary:
      'Declared units, stages, product category rules, averages, and the five elements of a limit that holds up at bid time.',
    by: 'library',
    creditKind: 'LU',
    hours: 1,
    format: 'On demand',
    states: ['TX'],
    price: 0,
    sections: ['096519', '033000', '051200'],
    objectives: [
      'Read the declared unit, functional unit, and life-cycle stages.',
      'Decide whether two declarations may be compared.',
      'Tell an industry average from a product-specific declaration.',
      'Write a maximum GWP with category, unit, stages, proof, and fallback.',
    ],
    outline: [
      'What is counted: A1 to D',
      'Units and rules',
      'Averages and facilities',
      'Uncertainty',
      'A limit in five parts',
    ],
    quiz: `
? Which stages do nearly all EPDs of building products report?
+ A1 to A3
- B1 to B7 only
- C1 to C4 only
- D only
= Raw materials, transport to the plant, and manufacturing: cradle to gate.
? Two declarations follow different product category rules. May their GWP figures be compared?
- Yes, GWP is always the same
- Yes, if both are from the same year
- Only for metals
+ No, the rules may count different things
= Comparison needs the same rule, unit, and stages.
? What is an industry-average EPD good for?
- Proof of what was delivered
- A certificate of origin
+ A budget in early design or a starting point for a limit
- The warranty
= It describes a group of plants, not the product on the truck.
? For how long is an EPD usually valid?
- 1 year
- 3 years
+ 5 years
- 20 years
= Programs usually set five years from verification.
? Why are hollow structural sections and hot-rolled shapes given separate limits?
- They have different colors
- One is not steel
- Codes forbid one limit
+ They are made by different routes, with different footprints
= A single number for “steel” would be out of reach for one product and meaningless for another.`,
  },
  {
    key: 'low-carbon-concrete',
    title: 'Lower-Carbon Concrete on Ordinary Projects',
    summary:
      'Strength when it is needed, cement replacement, Type IL, and a project carbon budget that leaves the mix to the supplier.',
    by: 'maker',
    creditKind: 'LU',
    hours: 1,
    format: 'On demand',
    states: ['CA', 'TX'],
    price: 0,
    sections: ['033000'],
    objectives: [
      'Explain where the carbon of concrete comes from.',
      'Set strength ages by when loads arrive.',
      'Remove prescriptive limits that raise cement content.',
      'Write a carbon budget for all mixes together.',
    ],
    outline: [
      'Cement and its two sources of carbon dioxide',
      '28, 56, 90 days',
      'Slag, fly ash, limestone, calcined clay',
      'Cold weather, finishing, and durability',
      'A budget over all mixes',
    ],
    quiz: `
? Which ingredient causes most of the carbon footprint of ordinary concrete?
- Coarse aggregate
+ Portland cement
- Water
- Sand
= Calcining limestone and burning fuel in the kiln release carbon dioxide.
? Why can a later strength age lower the footprint?
- Concrete weighs less at 56 days
- Curing absorbs all emissions
+ Slag and fly ash gain strength slowly, so more cement can be replaced
- Tests are cheaper
= Footings that are loaded months later don’t need full strength at 28 days.
? What is Type IL cement?
+ Portland-limestone cement
- Lightweight cement
- White cement
- Cement for oil wells
= It is blended with more finely ground limestone than ordinary portland cement, under ASTM C595.
? Which clause needlessly works against lower carbon?
- A maximum water-cement ratio for freezing exposure
+ A minimum cement content for all mixes
- A maximum aggregate size
- A strength at 56 days
= A minimum cement content raises the footprint without regard to performance. Exposure limits have a reason.
? Where do codes limit the share of fly ash and slag?
- In footings
+ In concrete exposed to deicing salts
- In every element
- In columns only
= The limit is for scaling in the most severe freezing exposure.`,
  },
  {
    key: 'material-health',
    title: 'Material Health: HPDs, VOC Content, VOC Emissions',
    summary:
      'What is in a product, what comes out of it, and what each document tells you about the people in the room.',
    by: 'library',
    creditKind: 'LU|HSW',
    hours: 1,
    format: 'Reading',
    states: [],
    price: 0,
    sections: ['099123', '064100'],
    objectives: [
      'Read threshold, residuals, and characterization in a health product declaration.',
      'Distinguish hazard from risk.',
      'Choose between content and emission limits by how a product is applied.',
      'Sequence the work so that soft materials do not absorb odors.',
    ],
    outline: [
      'Inventory and threshold',
      'Hazard and exposure',
      'Grams per liter',
      'The chamber and the model room',
      'Sequence and flush-out',
    ],
    quiz: `
? Which threshold discloses more?
- 1,000 parts per million
+ 100 parts per million
- 10,000 parts per million
- They are equal
= At 100 ppm, ingredients present at a tenth of the amount are listed.
? What does a hazard flag in an HPD tell you?
+ That a substance is associated with a hazard, without saying how much people are exposed
- The dose people receive
- That the product is illegal
- That the product has been tested in a room
= Risk depends on exposure as well as hazard.
? Which number suits an acoustic ceiling panel best?
- VOC content in grams per liter
- Its flash point
- Its pH
+ VOC emissions measured in a chamber
= Content rules were written for wet-applied products. Dry products are judged by what they give off.
? What is the usual method for VOC emissions in green building programs?
- ASTM E84
- SCAQMD Rule 1113
+ California’s Standard Method, version 1.2
- ASTM D6886 only
= A specimen is tested in a chamber and results are calculated for a model room. Rule 1113 limits content of coatings.
? Why install carpet and ceiling panels after painting?
- To protect paint from dust
+ Because soft materials absorb fumes and give them back later
- Because painters need bare floors by law
- To shorten curing of concrete
= They act as sinks and release what they took up over weeks.`,
  },
  {
    key: 'permeable-paving',
    title: 'Permeable Paving From Soil to Joint',
    summary:
      'Infiltration tests, reservoir stone, edge restraint, and the vacuum truck: designing a pavement that still takes water in year ten.',
    by: 'maker',
    creditKind: 'LU|HSW',
    hours: 1.5,
    format: 'In person',
    states: ['TX'],
    price: 0,
    sections: ['321243', '321400', '334600'],
    objectives: [
      'Use an infiltration test to choose full, partial, or no infiltration.',
      'Calculate storage in an open-graded base.',
      'Protect the pavement from sediment during construction.',
      'Write a maintenance plan with a measured trigger.',
    ],
    outline: [
      'What the soil will take',
      'Layers and voids',
      'Edges, slopes, terraces',
      'Protecting it during construction',
      'Vacuuming and the ring test',
    ],
    quiz: `
? A base has 40 percent voids. How much rain does 10 inches of it store?
- 0.4 inch
+ 4 inches
- 6 inches
- 10 inches
= Depth times void ratio: 10 times 0.40 is 4 inches.
? Which material fills the joints of permeable unit paving?
- Polymeric sand
- Mortar
+ Small, open-graded chips
- Stone dust
= Fines would close the path for water.
? Why is the subgrade compacted less than for a street, or not at all?
+ Compaction lowers the rate at which water soaks in
- To save fuel
- To let roots grow
- Because pavers are light
= The structural design then accounts for weaker soil with a thicker base.
? Where should planting beds be in relation to the pavement?
- Higher, so they drain onto it
+ Lower, or with an edge that keeps soil off it
- At the same level without an edge
- Only in the center
= Nothing clogs joints faster than soil washed into them.
? What maintains the surface?
+ A vacuum sweeper, with joint chips topped up
- A sealer every year
- A steel brush
- Sand in winter
= Suction lifts sediment. Brushing alone pushes it down, and sand clogs.`,
  },
];
