import type { Product } from '#src/contracts/content.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { SpecNode } from '#src/reference-api/files/documents/spec-document.ts';
import {
  article,
  listed,
  note,
  para,
  part,
  sentence,
  sub,
  thingsOf,
} from '#src/reference-api/files/documents/spec-lines.ts';
import { designation, referenceLines } from '#src/reference-api/files/documents/spec-references.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

function relatedSections(profile: SectionProfile): SpecNode[] {
  const related = profile.related.flatMap((number) => {
    const section = findSection(number);
    return section === null ? [] : [para(`Section ${formatSection(number, '04')} - ${section.title}.`)];
  });
  return related.length > 0 ? related : [para('Section 01 60 00 - Product Requirements.')];
}

function submittals(profile: SectionProfile, product: Product): SpecNode[] {
  const isDeclared = product.declarations.length > 0;
  return [
    para('Submit under provisions of Section 01 33 00 - Submittal Procedures.'),
    para('Action Submittals:'),
    sub('Product Data: Manufacturer’s data sheets on each product, including:'),
    { level: 4, kind: 'para', text: 'Preparation instructions and recommendations.' },
    { level: 4, kind: 'para', text: 'Storage and handling requirements.' },
    { level: 4, kind: 'para', text: 'Installation methods and limits of use.' },
    sub(
      `Shop Drawings: Plans, elevations and large-scale details of ${profile.assembly} conditions, with anchorage, joints and adjoining work.`,
    ),
    sub('Selection Samples: Complete range of finishes and colors for each exposed product.'),
    sub(
      'Verification Samples: Two of each exposed product and finish, of a size that shows the final appearance.',
    ),
    para('Informational Submittals:'),
    sub(
      `Test Reports: By a qualified independent laboratory, to ${listed(profile.standards.slice(0, 3).map(designation))}.`,
    ),
    ...product.certifications.map((program) =>
      sub(`Certificate: ${program}, current on the date of submittal.`),
    ),
    ...(isDeclared
      ? [sub(`Sustainable Design: ${listed(product.declarations)} of the specified product.`)]
      : []),
    para('Closeout Submittals: Operation and maintenance data, and executed warranty.'),
  ];
}

/** PART 1: what the section covers, what it cites and what the contractor hands in. */
export function generalPart(profile: SectionProfile, product: Product): SpecNode[] {
  const maker = product.company;
  return [
    part('General'),
    article('Section Includes'),
    note('Delete items below not required for project.'),
    ...profile.nouns.map((noun) => para(sentence(thingsOf(noun)))),
    para('Trim, fasteners, sealants and accessories for a complete installation.'),
    article('Related Sections'),
    note('Delete any sections below not relevant to this project; add others as required.'),
    ...relatedSections(profile),
    article('References'),
    note('Delete references from the list below that the edited section does not cite.'),
    ...referenceLines([...profile.standards, ...product.standards]),
    article('Performance Requirements'),
    para(
      `General: Provide ${thingsOf(product.noun)} that withstand the loads and conditions stated without failure, loss of function or visible change.`,
    ),
    ...product.attributes
      .filter(({ standard }) => standard !== null)
      .map(({ label, standard }) =>
        para(`${label}: As determined by ${standard ?? ''} and stated in Part 2.`),
      ),
    article('Preinstallation Meeting'),
    para('Meet at the site at least one week before work of this section begins.'),
    para(
      'Attendance: Contractor, installer, manufacturer’s representative, Architect and installers of adjoining work.',
    ),
    para(
      'Review substrate condition, sequence, protection, details at openings and edges, and required inspections.',
    ),
    article('Submittals'),
    ...submittals(profile, product),
    article('Quality Assurance'),
    para(
      `Manufacturer Qualifications: ${maker}, or a firm with at least ten years of experience in making the products of this section.`,
    ),
    para(
      'Installer Qualifications: Acceptable to the manufacturer, with at least five completed projects of like kind and extent.',
    ),
    para(
      'Source Limitations: Obtain products of this section, with their accessories, from one manufacturer.',
    ),
    note('Include a mock-up if the extent of the project or the importance of appearance warrants it.'),
    para('Mock-Up: Install at the place and to the extent agreed with the Architect.'),
    sub('Show joints, edges, a penetration and finishes.'),
    sub('Do not proceed with remaining work until the Architect accepts workmanship and appearance.'),
    sub('An accepted mock-up may stay as part of the work.'),
    article('Delivery, Storage, and Handling'),
    para('Deliver products in the manufacturer’s original, unopened packaging with labels intact.'),
    para(
      'Store off the ground, under cover and ventilated, within the temperatures that the manufacturer states.',
    ),
    para('Handle so as to prevent damage to edges, faces and finish; remove damaged products from the site.'),
    article('Project Conditions'),
    para('Maintain temperature, humidity and ventilation within the limits the manufacturer recommends.'),
    ...profile.limitations.map((limitation) => para(sentence(limitation))),
    article('Sequencing'),
    para('Coordinate with adjoining work so that no finished product must be removed or cut to complete it.'),
    article('Warranty'),
    para(`Manufacturer’s Warranty: ${warrantyOf(product)}`),
    para(
      'Installer’s Warranty: Two years from the date of Substantial Completion, against defects of workmanship.',
    ),
  ];
}

function warrantyOf(product: Product): string {
  const years = product.attributes.find(({ key }) => key === 'warranty')?.value;
  return years === undefined
    ? 'Manufacturer’s standard limited warranty against defects of material and manufacture.'
    : `${String(years)} years from the date of Substantial Completion, against defects of material and manufacture.`;
}
