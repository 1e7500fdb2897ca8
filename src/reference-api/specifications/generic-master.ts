import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import {
  designation,
  referenceOf,
  sentence,
  thingsOf,
} from '#src/reference-api/specifications/spec-words.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const known = new WeakMap<SectionProfile, SectionMaster>();

/** A master made from the profile of a section: what the trade says of any section, around what is told of this one. */
export function genericMaster(profile: SectionProfile): SectionMaster {
  const made = known.get(profile) ?? masterOf(profile);
  known.set(profile, made);
  return made;
}

function masterOf(profile: SectionProfile): SectionMaster {
  const { number, standards, nouns, installation, limitations, attributes, related } = profile;
  const lines = [
    'PART General',
    'ARTICLE Section Includes',
    '  NOTE Delete items below not required for the project.',
    ...nouns.map((noun, index) => `  [${index === 0 ? 'x' : ' '}] ${sentence(thingsOf(noun))} ;; outline`),
    'ARTICLE Related Sections',
    ...related.map((section) => `  {§${section}}.`),
    'ARTICLE References',
    '  REFERENCES',
    'ARTICLE Submittals',
    '  Product Data: Manufacturer’s data sheets on each product.',
    ...standards.map(
      (standard) => `  Test Reports: By a qualified independent laboratory, to {${designation(standard)}}.`,
    ),
    'PART Products',
    'ARTICLE Manufacturers',
    '  Basis of Design: {product}, {model}, by {maker}. ;; outline',
    'ARTICLE Performance',
    ...attributes.map(({ key }) => `  ${attributeDefinition(key)?.label ?? key}: {=${key}}.`),
    'PART Execution',
    'ARTICLE Installation',
    ...limitations.map((text) => `  ${sentence(text)}`),
    ...installation.map((text) => `  ${sentence(text)}`),
  ];
  return { number, references: standards.map(referenceOf), text: lines.join('\n') };
}
