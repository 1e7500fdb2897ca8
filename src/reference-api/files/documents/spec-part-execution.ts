import type { Product } from '#src/contracts/content.ts';
import type { SpecNode } from '#src/reference-api/files/documents/spec-document.ts';
import {
  article,
  note,
  para,
  part,
  sentence,
  sub,
  thingsOf,
} from '#src/reference-api/files/documents/spec-lines.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** PART 3: how it is built in. */
export function executionPart(profile: SectionProfile, product: Product): SpecNode[] {
  const things = thingsOf(product.noun);
  return [
    part('Execution'),
    article('Examination'),
    para('Do not begin installation until substrates have been properly prepared.'),
    para('Verify that dimensions, tolerances and adjoining work are as shown on the accepted shop drawings.'),
    para(
      'If preparation of substrates is the responsibility of another installer, notify the Architect in writing of conditions that are not satisfactory before proceeding.',
    ),
    article('Preparation'),
    para('Clean surfaces thoroughly before installation.'),
    para(
      'Prepare surfaces by the methods that the manufacturer recommends for the substrate under project conditions.',
    ),
    article('Installation'),
    para(
      `Install ${things} in accordance with the manufacturer’s instructions and the accepted shop drawings.`,
    ),
    ...profile.installation.map((rule) => para(sentence(rule))),
    para('Tolerances: Within those of the manufacturer, measured before adjoining work conceals them.'),
    para('Separate dissimilar metals, and metal from wet cementitious materials, with a coating or tape.'),
    article('Field Quality Control'),
    note('Delete the following article if field testing is not required.'),
    para(
      'Inspection: The manufacturer’s representative visits the site at the start and after completion, and reports in writing.',
    ),
    sub('Correct deficient work and have it inspected again at no cost to the Owner.'),
    sub('Keep reports at the site until Substantial Completion.'),
    article('Adjusting'),
    para('Adjust moving and adjustable parts so that they work smoothly and align.'),
    article('Cleaning'),
    para('Clean exposed surfaces with the agents and methods that the manufacturer recommends.'),
    para('Remove packaging and waste from the site; recycle what the manufacturer takes back.'),
    article('Protection'),
    para('Protect installed products until completion of the project.'),
    para('Touch up, repair or replace damaged products before Substantial Completion.'),
  ];
}
