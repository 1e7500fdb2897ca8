import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const slabMoistureTestPlan: WrittenPost = {
  slug: 'slab-moisture-test-plan',
  title: 'Planning Slab Moisture Tests So That Someone Believes the Result',
  summary:
    'A Q&A on relative humidity probes and calcium chloride, how many tests, under what conditions, and what to do with a bad number.',
  topics: ['testing', 'moisture', 'coordination'],
  sections: ['096519', '096813', '033000'],
  figure: 'wall-base',
  blocks: [
    paragraph(
      'Moisture failures in flooring follow a script. The slab was tested, the numbers were good, the floor went down, and by fall there were blisters and a smell. Everyone trusts the tests until someone asks whether the air conditioning was running at the time.',
    ),
    heading('Which test should the section ask for?'),
    paragraph(
      'ASTM F2170, relative humidity in the slab by in-situ probes, for anything of consequence. The probe sits at 40 percent of the slab depth where the slab dries from one side, and at 20 percent where it dries from both, such as an elevated slab on removable forms. These depths estimate the humidity that the slab will even out to after being covered. ASTM F1869, the calcium chloride dish, measures what leaves the surface in 60 to 72 hours. It is sensitive to surface preparation and to the air above, says nothing about what is deeper in the slab, and its current editions exclude lightweight aggregate concrete. Many floor manufacturers still print limits for both, and some require both. Follow the product.',
    ),
    heading('How many?'),
    paragraph(
      'Three for the first 1,000 sq ft and one for each additional 1,000, by either standard. A floor of 18,000 sq ft takes 3 + 17 = 20. Put the arithmetic in the section. A bidder who figured on four will object, and you want that before award.',
    ),
    paragraph(
      'Place a few of them where trouble would be: near the exterior wall, at the location of the deepest fill, close to plumbing, in the area poured last. If every test is in the corridor because the corridor was empty, you have tested the corridor.',
    ),
    heading('Under what conditions?'),
    paragraph(
      'Those in which the room will be used, for at least 48 hours in advance and for the length of the test. A slab in an open building at 90 °F (32 °C) and 80 percent humidity can’t dry, and a slab tested in a cold building reads low for reasons that disappear in June. If the permanent system is not available, temporary equipment must hold service temperature and humidity. Record ambient readings on the same form as the probes; without them the report is a list of numbers.',
    ),
    heading('Who does the work?'),
    paragraph(
      'An independent technician, hired by someone who isn’t paid by the square foot of flooring. On our projects the owner’s testing agency does it, the way it tests concrete cylinders. The flooring contractor may run separate tests, and often does.',
    ),
    heading('How soon can we test?'),
    paragraph(
      'You can test any time. The question is when you can expect to pass. The old rule of one month per inch of thickness assumes one-sided drying, a moderate water-cement ratio, and an enclosed, conditioned space. It counts from enclosure, not from the day of placement: rain on the slab in week ten starts the clock again. A 5 in. slab placed in March and roofed in August is a January floor unless something was done.',
    ),
    heading('What can the design do?'),
    paragraph(
      'Three things, and the first is under the slab. A vapor retarder to ASTM E1745, installed by E1643, in direct contact with the concrete. The sand or stone layer that used to go between them is a reservoir waiting for a broken pipe or a storm. Second, a water-cement ratio around 0.45 for slabs to receive resilient flooring, so that there is less to lose. Third, no lightweight structural concrete on deck under sensitive floors unless the schedule or budget allows for it. The pores of lightweight aggregate give up water for many months.',
    ),
    heading('The result is 93 percent and the adhesive allows 85. Now what?'),
    table(
      ['Choice', 'Works when', 'Cost'],
      ['Wait, with dehumidification', 'There are weeks, and the reading is falling', 'Rent and time'],
      ['Adhesive with a higher limit', 'The flooring manufacturer lists it for this floor', 'Small'],
      ['Topical moisture mitigation, ASTM F3010', 'The schedule is fixed', 'High, plus shot blasting'],
      ['Admixture in the concrete', 'It was specified before the pour', 'None now'],
    ),
    paragraph(
      'Get the mitigation as a unit price in the bid, per square foot, including surface preparation. On bid day it’s one number among many. Eight weeks before opening, from one supplier with one crew, it’s whatever that supplier says.',
    ),
    heading('And pH?'),
    paragraph(
      'Test it on the prepared surface as the flooring manufacturer directs, because adhesives have pH limits too. Grinding exposes fresh concrete, with a higher value than the carbonated skin you ground away. The order of operations, prepare and then test, matters more than the instrument.',
    ),
    heading('What do I keep?'),
    paragraph(
      'The plan with locations, photographs of each probe with its identification, ambient logs, raw readings, and calibration dates. Two years from now someone will ask, and a one-line memo reading “slab OK” won’t be enough.',
    ),
  ],
};
