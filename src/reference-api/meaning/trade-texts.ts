import { findSection } from '#src/domain/masterformat/sections.ts';
import type { WeightedTerms } from '#src/reference-api/meaning/word-space.ts';
import { textTerms } from '#src/reference-api/search/text-terms.ts';
import { expansions, synonymGroups } from '#src/reference-api/content/words.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

export function termsOf(parts: readonly { text: string; weight: number }[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { text, weight } of parts) {
    for (const term of textTerms(text).terms) {
      if (isWord(term)) terms.set(term, (terms.get(term) ?? 0) + weight);
    }
  }
  return terms;
}

/** Figures say how much, not what. */
const isWord = (term: string): boolean => term.length > 1 && !/^\d/.test(term);

/** Synonyms: where one term of a group occurs, the others count as well. */
const synonymsByTerm = new Map<string, string[]>();
for (const group of synonymGroups) {
  const terms = group.flatMap((phrase) => textTerms(phrase).terms.slice(-1));
  for (const term of terms) synonymsByTerm.set(term, terms);
}
for (const { from, to } of expansions) {
  const [term = ''] = textTerms(from).terms.slice(-1);
  const wider = to.flatMap((phrase) => textTerms(phrase).terms.slice(-1));
  for (const one of wider) synonymsByTerm.set(one, [...(synonymsByTerm.get(one) ?? []), term]);
}

function withSynonyms(terms: Map<string, number>): WeightedTerms {
  for (const [term, weight] of new Map(terms)) {
    for (const other of synonymsByTerm.get(term) ?? [])
      terms.set(other, Math.max(terms.get(other) ?? 0, weight / 2));
  }
  return terms;
}

/** The corpus from which the word vectors are made, by section. */
export const tradeTexts = (): WeightedTerms[] =>
  sectionProfiles.map((profile) => withSynonyms(termsOf(partsOf(profile))));

function partsOf(profile: SectionProfile): { text: string; weight: number }[] {
  const title = findSection(profile.number)?.title ?? '';
  const lines = (texts: readonly string[], weight: number) => texts.map((text) => ({ text, weight }));
  return [
    { text: title, weight: 4 },
    { text: profile.assembly, weight: 2 },
    ...lines(profile.nouns, 2),
    ...lines(profile.descriptions, 2),
    ...lines(profile.uses, 1),
    ...lines(profile.materials, 1),
    ...lines(profile.limitations, 1),
    ...lines(profile.standards, 0.5),
    ...lines(profile.installation, 0.5),
  ];
}
