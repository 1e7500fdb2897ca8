import { heading, paragraph, steps, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const readingAnEvaluationReport: WrittenPost = {
  slug: 'reading-an-evaluation-report',
  title: 'Read Section 5 First: How to Use an Evaluation Report',
  summary:
    'What an evaluation report establishes, which pages decide whether it fits your building, and a worked check for a post-installed anchor.',
  topics: ['code', 'testing', 'substitution'],
  sections: ['033000', '072726', '055213'],
  figure: null,
  blocks: [
    paragraph(
      'The submittal has an evaluation report stapled to it, fifteen pages, and a sticky note that says “code approved.” No report says that. The first page of most of them says roughly the opposite: that the report is not to be construed as an endorsement, and that it represents an opinion on compliance subject to conditions.',
    ),
    paragraph(
      'The reason these documents exist is in the code’s administrative chapter. Materials and methods not specifically prescribed may be used when the building official finds them equivalent, and the official may ask for supporting evidence. A report by an accredited evaluation service is convenient evidence. The finding is still the official’s.',
    ),
    heading('The layout'),
    paragraph(
      'Most reports follow the same plan. Scope: which codes and editions, and which properties were evaluated. Uses. Description of the product. Design and installation. Conditions of use. Evidence submitted. Identification, so that you can tell the product on the truck from a similar one.',
    ),
    paragraph(
      'I read them in this order: conditions, scope, identification, and the rest only if those three hold up.',
    ),
    paragraph(
      'Conditions are where the limits have been collected. Maximum height. Wind exposure. Only over wood framing. Not in fire-rated assemblies unless separately proven. Special inspection required. Calculations by a registered professional to be furnished. Of the reports I’ve seen misapplied, most failed on a numbered item in that list.',
    ),
    paragraph(
      'The scope states properties. A report for a water-resistive barrier that lists “water resistance” and “durability” says nothing about vapor permeance or flame spread. What isn’t listed wasn’t evaluated, however good it may be.',
    ),
    paragraph(
      'Editions matter. If your jurisdiction is on the 2018 IBC and the report lists 2021 and 2024, ask. There may be a supplement. Some states and cities, California among them, get a supplement of their own within the report, with further conditions.',
    ),
    heading('A worked check: an anchor for a guard post'),
    paragraph(
      'Say the detail calls for a 1/2 in. expansion anchor at the base plate of a guard post, in the edge of an elevated slab. The submittal includes a report. Check it in this order:',
    ),
    steps(
      'Concrete state. The slab edge at a balcony is in tension at the top; it must be regarded as cracked unless analysis shows otherwise. Was the anchor qualified for cracked concrete? Mechanical anchors are assessed under ACI 355.2 and AC193, adhesive ones under ACI 355.4 and AC308, and either may be qualified for uncracked concrete only. The tables carry two columns.',
      'Seismic design category. In C through F, the report has to permit it, and a table of seismic values applies.',
      'Edge distance. The report gives a critical and a minimum value. With an 8 in. plate on a slab edge, the outer anchors could be 2 in. from the face, and the minimum might be 2-3/4. That ends the check. It isn’t a question of capacity, because the anchor isn’t recognized there at all.',
      'Member thickness. A minimum applies, and it depends on embedment. For toppings over precast, ask what actually has the anchor in it.',
      'Installation. Hole cleaning, torque, and, for adhesives, temperature of the concrete and moisture in the hole. Overhead and horizontal adhesive anchors under sustained tension need certified installers by ACI 318.',
      'Inspection. Periodic or continuous. It has to appear in the statement of special inspections, since otherwise no one is hired.',
    ),
    paragraph(
      'Item 3 decides it in most cases. The remedy is a side-mounted bracket, a thicker edge, or cast-in anchors, and any of those has to be drawn before the slab edge is.',
    ),
    heading('For other kinds of product'),
    paragraph(
      'Air barriers: look for tested assembly, substrates, and whether the NFPA 285 discussion is by test or by engineering analysis, and with which claddings. Structural panels: span tables and the fastener they assume. Deck coatings: which fire classification, on what slope and substrate.',
    ),
    heading('Dates and names'),
    paragraph(
      'Reports are reissued at intervals, and revised or closed in between. The copy in the submittal may be years old. Get the current one from the service’s website, check the date and the report holder, and look at the list of additional listees if the product is sold under another name. Private-label goods are common. An unlisted name has no report, even though the material is the same from the same line.',
    ),
    heading('How to cite one in a section'),
    paragraph(
      'I seldom put a report number in the text. It shuts out competitors and goes stale. The wording I use asks for an evaluation report from an accredited agency, in force at the date of the submittal, showing recognition for the properties listed and for conditions as indicated, and then lists those. With that list, the review is a simple comparison.',
    ),
  ],
};
