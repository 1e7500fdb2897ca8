import { heading, paragraph, table, type WrittenPost } from '#src/reference-api/trade/blog/written-post.ts';

export const stcLaboratoryAndField: WrittenPost = {
  slug: 'stc-laboratory-and-field',
  title: 'The Wall Was STC 55. The Tenant Hears Every Word.',
  summary:
    'What separates a laboratory rating from a field result, how the numbers are named, and what to inspect before the second layer of board goes up.',
  topics: ['sound', 'testing', 'coordination'],
  sections: ['092900', '092216', '079200'],
  figure: 'partition-head',
  blocks: [
    paragraph(
      'The situation is a composite, but anyone who has worked on a medical office suite will recognize it. Two exam rooms share a partition drawn as 3-5/8 in. studs, glass fiber batts, and two layers of 5/8 in. gypsum board each side. The laboratory report says STC 55. The practice manager stands in one room and hears an entire conversation in the other. An acoustician measures the pair at 41. The contractor says the wall was built as drawn, and holds up the submittal to prove it. Both of them are right.',
    ),
    heading('What the laboratory promised'),
    paragraph(
      'STC is a single number computed by ASTM E413 from transmission loss measured under ASTM E90. The specimen fills an opening between two isolated rooms. It is sealed at its perimeter more carefully than any jobsite can afford, nothing penetrates it, and sound has no other way around. The result describes the specimen.',
    ),
    paragraph(
      'Field measurement follows ASTM E336, and it has its own family of names. Using STC for a field result, or “FSTC” out of an older edition, leads to arguments.',
    ),
    table(
      ['Name', 'Where', 'What it includes'],
      ['STC', 'Laboratory, E90', 'The specimen only'],
      [
        'ASTC',
        'Field, E336',
        'The partition, corrected for area and receiving-room absorption, with flanking counted',
      ],
      ['NIC', 'Field, E336', 'Difference between two rooms as they stand'],
      ['NNIC', 'Field, E336', 'The NIC normalized to a reference reverberation time'],
    ),
    paragraph(
      'A drop of about five points from laboratory to field is what the IBC itself anticipates for dwelling unit separations: 50 in the laboratory or 45 where tested in place. Fourteen points is a defect, and the defect is seldom in the wall panel itself.',
    ),
    heading('Where the fourteen points went'),
    paragraph('In this suite there were four paths, found in an afternoon with a speaker and a stethoscope.'),
    paragraph(
      'First, the top. The partition stopped at a deflection track with a 3/4 in. gap, fire-safed on one side only because the drawings showed a non-rated wall. Sound goes through an open slot as easily as air does. Second, the electrical boxes were back to back in one stud bay. Third, the window mullion at the exterior end was a hollow aluminum tube that ran past both rooms, closed by a foam strip about 1 in. thick. Fourth, a shared return plenum with a transfer opening sized with no thought for speech privacy.',
    ),
    paragraph('None of these shows up in the partition schedule, where the rating was correct.'),
    heading('The arithmetic of a small hole'),
    paragraph(
      'Sound transmission adds by area. Suppose a wall of 100 sq ft at 55 dB has an opening of 0.1 sq ft, one part in a thousand, which passes everything. The opening alone limits the composite to 10 × log(1000) = 30 dB. A slot 10 ft long and 1/8 in. wide is 0.104 sq ft. That is the bead of sealant someone left out behind the baseboard.',
    ),
    paragraph(
      'The calculation is crude, since a real slot behaves differently at different frequencies. It has never failed to persuade a framing foreman.',
    ),
    heading('What changed in the documents'),
    paragraph(
      'The partition type now has a head detail and a mullion detail drawn beside it, at the same scale and on the same sheet. Where the wall meets a mullion, the detail names the cap and gives it a rating of its own. Acoustical sealant is shown as a bead at each face of each layer at floor, head, and ends, with ASTM C919 cited for practice, and it appears in the joint sealant section as well so that one trade cannot point at another.',
    ),
    paragraph(
      'Box locations are noted as at least one stud space apart, with putty pads where that can’t be done. Mechanical received a sentence: no duct or transfer path between the rooms on the list shall have less insertion loss than the partition.',
    ),
    paragraph(
      'Last came the requirement that costs least. Two room pairs are tested after the first floor’s board is finished and before the second floor closes. Acceptance is stated as NIC, because that is what the tenant hears and what a technician can measure in furnished rooms. The number in the contract is 45. It looks less impressive than 55 in a leasing brochure, but the building can meet it, and someone has to prove that it does.',
    ),
  ],
};
