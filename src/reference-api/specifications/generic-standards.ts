import { designation } from '#src/reference-api/specifications/spec-words.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** The standards of a section by purpose, in the order of the profile. */
export interface SortedStandards {
  /** How something is designed, installed, or kept safe. */
  practices: readonly string[];
  /** How a property is measured. */
  tests: readonly string[];
  /** What a product is. */
  products: readonly string[];
}

/** Codes and laws, whatever their titles say. */
const law =
  /^(?:(?:ADA|ABA|ASCE \d|ICC|IBC|OSHA|\d{1,3} (?:CFR|USC)|ACI 318|AISC 3|IEEE 1547|FIPS|UL 325)\b|NFPA \d)/;

const practice =
  /\b(?:(?:application|practice|design|code|codes|safety|guide|guidelines?|manual|requirements|construction|specification for structural|handbook|administration|ventilation|protectives|protection systems|schoolrooms|masonry structures|steel buildings|terminology|interface|quality control|submittals|criteria|loads)\b|part \d|article \d|install|accessib)/i;
const test =
  /\b(?:(?:burning|rate of|resistance|transmission|strength|tension|absorption|deflection|leakage|rating|classification|propagation|exposure|reflectance|adhesion|permeance|hardness|deterioration|reporting|performance)\b|test|determin|measur|method|inspect)/i;

export function sortedStandards({ standards, attributes }: SectionProfile): SortedStandards {
  const sorted = { practices: [] as string[], tests: [] as string[], products: [] as string[] };
  const measured = new Set(
    attributes.flatMap(({ standard, values }) => ('least' in values ? [standard] : [])),
  );
  for (const standard of standards) {
    const name = designation(standard);
    const title = standard.slice(name.length);
    if (law.test(name)) sorted.practices.push(name);
    else if (measured.has(name)) sorted.tests.push(name);
    else if (practice.test(title)) sorted.practices.push(name);
    else if (test.test(title)) sorted.tests.push(name);
    else sorted.products.push(name);
  }
  return sorted;
}
