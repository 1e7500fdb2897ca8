import { familyOf } from '#src/reference-api/content/families.ts';
import { withExactLength } from '#src/reference-api/specifications/exact-length.ts';
import { executionPart } from '#src/reference-api/specifications/generic-execution.ts';
import { generalPart } from '#src/reference-api/specifications/generic-general.ts';
import type { Subject } from '#src/reference-api/specifications/generic-subject.ts';
import { productsPart } from '#src/reference-api/specifications/generic-products.ts';
import { referencesIn, sortedStandards } from '#src/reference-api/specifications/generic-standards.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';
import { modelLines } from '#src/reference-api/specifications/water-heaters/model-lines.ts';
import { type HeaterModel, modelsOf } from '#src/reference-api/specifications/water-heaters/models.ts';
import { systemArticles } from '#src/reference-api/specifications/water-heaters/system-articles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const kinds: readonly HeaterModel['kind'][] = ['condensing', 'tankless', 'storage', 'indirect'];

/**
 * Water heaters with each size of a product line as an option: `sizes` per kind, `length` lines in total. `noun` is the kind
 * that is the basis of design.
 */
export function waterHeaterMaster(
  section: SectionProfile,
  noun: string,
  sizes: number,
  length: number,
): SectionMaster {
  const profile = profileOfKind(section, noun);
  const subject: Subject = {
    profile,
    family: familyOf(profile.number, noun),
    standards: sortedStandards(profile),
    leading: Math.max(0, profile.nouns.indexOf(noun)),
  };
  const products = productsPart(subject);
  const isOfKinds = (line: string): boolean => line.startsWith('ARTICLE') && line.includes('#kind-');
  const firstKind = products.findIndex(isOfKinds);
  const afterKinds = products.findIndex(
    (line, index) => index > firstKind && line.startsWith('ARTICLE') && !isOfKinds(line),
  );
  const ofKind = (index: number): string[] => {
    const from = products.findIndex((line) => isOfKinds(line) && line.endsWith(`#kind-${index + 1}`));
    const to = products.findIndex((line, at) => at > from && line.startsWith('ARTICLE'));
    return products.slice(from, index === subject.leading ? to : from + 1);
  };
  const lines = [
    ...generalPart(subject),
    ...products.slice(0, firstKind),
    ...kinds.flatMap((kind, index) => [
      ...ofKind(index),
      '  NOTE Choose the sizes of the project; each is written with the values that belong to it.',
      ...modelsOf(kind, sizes).flatMap((model) => modelLines(model).map((line) => `  ${line}`)),
    ]),
    ...systemArticles,
    ...products.slice(afterKinds),
    ...executionPart(subject),
  ];
  const text = `\n${lines.join('\n')}\n`;
  const standards = [...new Set([...profile.standards, ...section.standards])];
  return withExactLength({ number: profile.number, references: referencesIn(text, standards), text }, length);
}
