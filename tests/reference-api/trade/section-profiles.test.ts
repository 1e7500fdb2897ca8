import { describe, expect, it } from 'vitest';

import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import { certificationProgram } from '#src/reference-api/content/certification.ts';
import type {
  ProductKind,
  SectionAttribute,
  SectionProfile,
} from '#src/reference-api/trade/section-profile.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { formulas } from '#src/reference-api/trade/formulas/formulas.ts';
import { isNumbered } from '#tests/reference-api/papers/cas-numbers.ts';

const named = sectionProfiles.map((profile) => [profile.number, profile] as const);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** `ASTM E84 - Title`, `16 CFR 1201 - Title`, `3-A 11 - Title`: who publishes it, which one, what about. */
const cited =
  /^(?:\d{2} (?:CFR|USC) \d|3-A \d|[A-Z]{2}|[A-Z][a-z]+ .*\d).* - [A-Z0-9].{3,}$|^(?:SMACNA|RCSC) - /;
const method = /^(?:\d+ CFR \d|3-A \d|[A-Z][A-Za-z]+)[A-Za-z0-9 /.,-]*$/;

function faultsOf(attribute: SectionAttribute): string[] {
  const definition = attributeDefinition(attribute.key);
  if (definition === null) return ['is not defined'];
  if (attribute.standard !== null && !method.test(attribute.standard)) return ['cites no standard'];
  if (!('least' in attribute.values)) {
    if (definition.kind !== 'choice') return ['is a number'];
    return attribute.values.length === 0 || repeated(attribute.values).length > 0 ? ['has poor choices'] : [];
  }
  const { least, greatest, step } = attribute.values;
  if (definition.kind !== 'number') return ['is a choice'];
  const isFixed = least === greatest;
  return isFixed || (least < greatest && step > 0 && step <= greatest - least + 1e-9)
    ? []
    : ['has an empty range'];
}

function epdFaults(epd: SectionProfile['epd']): string[] {
  if (epd === null) return [];
  const [least, greatest] = epd.gwp;
  return [
    ...(epd.massKg > 0 ? [] : ['weighs nothing']),
    ...(least < greatest && greatest < epd.massKg * 250 ? [] : ['has no believable potential']),
    ...(/\d/.test(epd.declaredUnit) ? [] : ['declares no amount']),
    ...(epd.pcr.length > 5 ? [] : ['names no rules']),
  ];
}

function hpdFaults(profile: SectionProfile): string[] {
  if (profile.hpd === null) return [];
  // What only some products contain takes the place of something else.
  const least = profile.hpd.reduce((sum, { share, where }) => sum + (where === undefined ? share[0] : 0), 0);
  const poor = profile.hpd.filter(
    ({ substance, cas, share, screening }) =>
      !isNumbered({ substance, cas }) ||
      share[0] > share[1] ||
      share[1] > 100 ||
      !/^(?:BM-[1-4U]|LT-(?:1|P1|UNK)|NoGS)$/.test(screening),
  );
  return [...poor.map((content) => content.substance), ...(least > 100 ? ['more than everything'] : [])];
}

describe('Every listed section can fill the sample world', () => {
  it('has exactly one profile, and no profile is of an unlisted section', () => {
    expect(sectionProfiles.map((profile) => profile.number)).toEqual(
      sections.map((section) => section.digits),
    );
  });

  it.each(named)('%s names its products, their makings, uses and limits', (_, profile) => {
    expect(profile.nouns.length).toBeGreaterThanOrEqual(1);
    expect(profile.tradeNames.length).toBeGreaterThanOrEqual(6);
    expect(profile.materials.length).toBeGreaterThanOrEqual(1);
    expect(profile.uses.length).toBeGreaterThanOrEqual(3);
    for (const sentences of [profile.descriptions, profile.limitations]) {
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.filter((sentence) => !/^[A-Z0-9].*\.$/.test(sentence))).toEqual([]);
    }
    expect(profile.installation.length).toBeGreaterThanOrEqual(3);
    expect(profile.installation.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
    for (const list of [profile.nouns, profile.tradeNames, profile.materials, profile.uses]) {
      expect(repeated(list)).toEqual([]);
    }
  });

  it.each(named)('%s measures five to eight known properties in true ranges', (_, profile) => {
    for (const { attributes } of profile.kinds) {
      expect(attributes.length).toBeGreaterThanOrEqual(3);
      expect(attributes.length).toBeLessThanOrEqual(11);
    }
    expect(repeated(profile.attributes.map((attribute) => attribute.key))).toEqual([]);
    const faults = profile.attributes.flatMap((attribute) =>
      faultsOf(attribute).map((fault) => `${attribute.key} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(named)('%s cites standards with publisher, number and title', (_, profile) => {
    expect(profile.standards.length).toBeGreaterThanOrEqual(3);
    expect(profile.standards.filter((standard) => !cited.test(standard))).toEqual([]);
    expect(repeated(profile.standards)).toEqual([]);
  });

  it('a standard has one title in all sections and kinds; of the ADA Standards, parts are cited', () => {
    const titles = Map.groupBy(
      new Set(
        sectionProfiles.flatMap(({ standards, kinds }) => [
          ...standards,
          ...kinds.flatMap((kind) => kind.standards ?? []),
        ]),
      ),
      (standard) => standard.split(' - ')[0],
    );
    const several = [...titles.values()].filter(({ length }) => length > 1).flat();
    expect(several.filter((standard) => !standard.startsWith('ADA Standards'))).toEqual([]);
  });

  it.each(named)('%s points only at programs and sections that exist', (number, profile) => {
    expect(profile.programs.length).toBeGreaterThanOrEqual(1);
    expect(profile.programs.filter((key) => certificationProgram(key) === null)).toEqual([]);
    expect(profile.related.filter((related) => sectionTitle(related) === null || related === number)).toEqual(
      [],
    );
    expect(profile.sheetPrefix).toMatch(/^[A-Z]{2,4}$/);
    expect(profile.bim.ifcClass).toMatch(/^Ifc[A-Z][A-Za-z]+$/);
  });

  it.each(named)('%s declares a believable footprint and contents', (_, profile) => {
    expect(epdFaults(profile.epd)).toEqual([]);
    expect(hpdFaults(profile)).toEqual([]);
  });

  it('keeps apart: no two sections share a sheet prefix', () => {
    expect(repeated(sectionProfiles.map((profile) => profile.sheetPrefix))).toEqual([]);
  });
});

it('a formula is of a kind that exists, and changes properties that the kind has', () => {
  const kinds = new Map<string, ProductKind>(
    sectionProfiles.flatMap(({ number, kinds: all }) =>
      all.map((kind) => [`${number} ${kind.noun}`, kind] as const),
    ),
  );
  const formulasByKind = Object.entries(formulas).flatMap(([number, byNoun]) =>
    Object.keys(byNoun).map((noun) => `${number} ${noun}`),
  );
  expect(formulasByKind.length).toBeGreaterThan(70);
  expect(formulasByKind.filter((kind) => !kinds.has(kind))).toEqual([]);
  const strays = formulasByKind.flatMap((name) => {
    const kind = kinds.get(name);
    const properties = new Set(kind?.attributes.map(({ key }) => key));
    return Object.keys(kind?.deriveValues?.({}) ?? {}).filter((key) => !properties.has(key));
  });
  expect(strays).toEqual([]);
});
