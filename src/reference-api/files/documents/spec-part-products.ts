import type { Attribute, Product } from '#src/contracts/content.ts';
import type { SpecManufacturer, SpecNode } from '#src/reference-api/files/documents/spec-document.ts';
import {
  article,
  listed,
  note,
  para,
  part,
  sentence,
  sub,
  subSub,
  thingsOf,
} from '#src/reference-api/files/documents/spec-lines.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type { SectionAttribute, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** `Thermal resistance: 30 h·sq ft·°F/Btu minimum, ASTM C1363.` */
function attributeText({ label, value, unit, si, standard, better }: Attribute): string {
  const measured = [String(value), unit].filter((word) => word !== null).join(' ');
  const converted = si === null ? '' : ` (${String(si.value)} ${si.unit})`;
  const limit = better === 'higher' ? ' minimum' : better === 'lower' ? ' maximum' : '';
  const isNumber = typeof value === 'number';
  const test = standard === null ? '' : `, ${standard}`;
  return `${label}: ${measured}${converted}${isNumber ? limit : ''}${test}.`;
}

/** The other values of a property: a range or a list. */
function optionText({ key, values, standard }: SectionAttribute): string[] {
  const definition = attributeDefinition(key);
  if (definition === null) return [];
  const unit = definition.unit === null ? '' : ` ${definition.unit}`;
  const offered = 'least' in values ? `${values.least} to ${values.greatest}${unit}` : listed(values);
  return [`${definition.label}: ${offered}${standard === null ? '' : `, ${standard}`}.`];
}

function manufacturers({ name, address, phone, web }: SpecManufacturer): SpecNode[] {
  const reach = [
    ...address,
    ...(phone === null ? [] : [`Tel: ${phone}`]),
    ...(web === null ? [] : [`Web: ${web}`]),
  ];
  return [
    para(`Acceptable Manufacturer: ${sentence([name, ...reach].join('; '))}`),
    note('Delete one of the following two paragraphs; coordinate with Division 01 on substitutions.'),
    para('Substitutions: Not permitted.'),
    para(
      'Requests for substitutions will be considered in accordance with Section 01 60 00 - Product Requirements.',
    ),
  ];
}

/** PART 2: who makes it, what it is and what it must achieve. */
export function productsPart(
  profile: SectionProfile,
  product: Product,
  manufacturer: SpecManufacturer,
): SpecNode[] {
  const others = profile.nouns.filter((noun) => noun !== product.noun);
  return [
    part('Products'),
    article('Manufacturers'),
    ...manufacturers(manufacturer),
    article(thingsOf(product.noun)),
    para(
      `Basis of Design: ${product.tradename}, model ${product.model}, as manufactured by ${product.company}.`,
    ),
    sub(sentence(product.description === '' ? product.summary : product.description)),
    ...(product.materials === '' ? [] : [sub(sentence(`Material: ${product.materials}`))]),
    ...(product.uses.length === 0 ? [] : [sub(sentence(`Use: ${listed(product.uses)}`))]),
    para('Performance and Properties:'),
    ...product.attributes
      .filter(({ key }) => key !== 'warranty')
      .map((attribute) => sub(attributeText(attribute))),
    ...(product.certifications.length === 0
      ? []
      : [para('Listings:'), ...product.certifications.map((program) => sub(sentence(program)))]),
    article('Other Products'),
    note(`Delete products below that the project does not use.`),
    ...others.flatMap((noun) => [
      para(`${noun}: Of the same manufacturer, compatible with ${product.tradename}.`),
      sub('Finish and color: As selected by the Architect from the manufacturer’s full range.'),
    ]),
    article('Materials'),
    ...profile.materials.map((material) => para(sentence(material))),
    article('Available Options'),
    note('Choose one value of each property; where none is chosen, the values of the basis of design apply.'),
    ...profile.attributes.flatMap(optionText).map((text) => para(text)),
    article('Accessories'),
    para(
      'Fasteners: Of the type, size and corrosion resistance that the manufacturer recommends for the substrate.',
    ),
    sub('Exposed fasteners: Finish to match the product.'),
    subSub('Do not use exposed fasteners where a concealed fastening is offered.'),
    para('Sealants and gaskets: Compatible with all materials they touch.'),
    para('Trim and closures: Of the same material and finish as the product.'),
    article('Fabrication'),
    para(
      'Fabricate to the sizes and profiles on the accepted shop drawings; verify dimensions at the site where they govern.',
    ),
    para('Fabricate in the shop in the largest pieces that can be shipped and installed.'),
    article('Source Quality Control'),
    para(
      'Test production at the intervals of the manufacturer’s quality program; keep records for inspection.',
    ),
  ];
}
