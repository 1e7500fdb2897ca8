import { familyOf } from '#src/reference-api/content/families.ts';
import { executionPart } from '#src/reference-api/specifications/generic-execution.ts';
import { generalPart } from '#src/reference-api/specifications/generic-general.ts';
import type { Subject } from '#src/reference-api/specifications/generic-subject.ts';
import { productsPart } from '#src/reference-api/specifications/generic-products.ts';
import {
  citing,
  inForce,
  referencesIn,
  sortedStandards,
} from '#src/reference-api/specifications/generic-standards.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const known = new WeakMap<SectionProfile, Map<string, SectionMaster>>();

/**
 * A master made from a section's profile: the text of its type of work, filled with what the profile says. `noun` is
 * the kind of product that the section is written for.
 */
export function genericMaster(profile: SectionProfile, noun: string): SectionMaster {
  const ofProfile = known.get(profile) ?? new Map<string, SectionMaster>();
  known.set(profile, ofProfile);
  const made = ofProfile.get(noun) ?? masterOf(profile, noun);
  ofProfile.set(noun, made);
  return made;
}

function masterOf(section: SectionProfile, noun: string): SectionMaster {
  const profile = inForce(profileOfKind(section, noun));
  const subject: Subject = {
    profile,
    family: familyOf(profile.number, noun),
    standards: sortedStandards(profile),
    leading: Math.max(0, profile.nouns.indexOf(noun)),
  };
  const lines = [...generalPart(subject), ...productsPart(subject), ...executionPart(subject)];
  const written = lines
    .map((line) => withRatios(line, profile.number))
    .map((line) => (isNote(line) ? line : citing(line)));
  return {
    number: profile.number,
    references: referencesIn(written.filter((line) => !isNote(line)).join('\n'), profile.standards),
    text: `\n${written.join('\n')}\n`,
  };
}

/** Notes go before the section is issued: what they name is not cited. */
const isNote = (line: string): boolean => /^\s*NOTE /.test(line);

/** Slopes of roofs are ratios: `1/4:12` for `1/4 inch per foot`. */
const withRatios = (line: string, number: string): string =>
  number.startsWith('07') ? line.replaceAll(/\b(\d+(?:\/\d+)?) inch(?:es)? per foot\b/g, '$1:12') : line;
