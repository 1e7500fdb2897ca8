import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { contentTypes } from '#src/contracts/content-types.ts';
import { publisherOf, standardOf, standardRows } from '#src/reference-api/content/standards.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';

const world = sampleWorld(1);
const designations = standardRows.map(({ designation }) => designation);

/** Recorded speech says a name as people do, synonyms are what people type, and the table is tested below. */
const spoken = /^(?:episodes|words|standards)\//;
const folder = new URL('../../../src/reference-api/content/', import.meta.url);

/** All that is read in the sample world, by where it stands. */
const texts: readonly (readonly [string, string])[] = [
  ...globSync('**/*.{md,txt}', { cwd: folder })
    .filter((file) => !spoken.test(file) && !file.endsWith('README.md'))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const),
  ...contentTypes.map((type) => [type, JSON.stringify(world.content.all(type))] as const),
  ...world.content
    .all('spec')
    .map(({ filename }) => [filename, JSON.stringify(sectionOf(world, filename))] as const),
];

const escaped = (text: string) => text.replaceAll(/[.()/]/g, String.raw`\$&`);
const known = new RegExp(
  String.raw`(?<![\w/])(?:${designations
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\w])`,
  'g',
);

/** `ASTM E 84`, `UL-10C`, `ANSI/NSF 50`: as a standard may be written. */
const written =
  /(?<![\w/])((?:[A-Z]{2,}(?:\/| (?=[A-Z]{2})))*[A-Z]{2,})[ -]?((?:[A-Z]{1,3}[ -]?)?\d[A-Z\d]*(?:[.-][A-Z\d]+)*)(?!\w)/g;

/** One form for all spellings. */
const plain = (text: string) => text.replaceAll(/[^A-Za-z\d]|ANSI/g, '');
const ofSpelling = new Map(designations.map((one) => [plain(one), one]));
const publishers = new Set(designations.flatMap((one) => /^[A-Z]{2,}(?= )/.exec(one)?.[0] ?? []));
/** Letters of publishers that are also those of things that are no standards: `FM 1-90`, `UL U419`, `MPI G5`. */
const others =
  /^(?:FM 1|UL [A-Z]\d|MPI [GX]|ICRI CSP|AASHTO H|AA-[A-Z\d]+$|ACT-\d|SSPC-|MASH )|-SAMPLE$|^ANSI A118$/;

describe('the table of standards', () => {
  it('has each standard once, in one spelling', () => {
    const spellings = designations.map(plain);
    expect(designations.filter((one, index) => spellings.indexOf(plain(one)) !== index)).toEqual([]);
  });

  it('names each publisher once, by its own letters', () => {
    const publishedBy = designations.map(publisherOf);
    const letters = Map.groupBy(publishedBy, ({ organization }) => organization);
    const names = Map.groupBy(publishedBy, ({ abbreviation }) => abbreviation);
    const twice = [
      ...[...letters].filter(([, all]) => new Set(all.map((one) => one.abbreviation)).size > 1),
      ...[...names].filter(([, all]) => new Set(all.map((one) => one.organization)).size > 1),
    ];
    expect(twice.map(([name]) => name)).toEqual([]);
    expect(publisherOf('IPC')).toEqual(publisherOf('ICC A117.1'));
    expect(publisherOf('ANSI/BIFMA X5.4').abbreviation).toBe('BIFMA');
    expect(publisherOf('ANSI Z97.1').abbreviation).toBe('ANSI');
  });

  it('names the successor of what is superseded, and a successor that is current', () => {
    const superseded = standardRows.filter(({ status }) => status === 'superseded');
    expect(superseded.filter(({ successor }) => successor === undefined)).toEqual([]);
    const successors = superseded.flatMap(({ successor }) => (successor === undefined ? [] : [successor]));
    expect(successors.filter((one) => standardOf(one)?.status !== 'active')).toEqual([]);
  });

  it('has titles in one way, without “Standard Specification for”, and a year only where a review gives one', () => {
    const titles = standardRows.filter(
      ({ designation, title }) =>
        title.endsWith('.') ||
        (designation.startsWith('ASTM') &&
          /^(?:Standard|Specification|Test Method|Practice)s?\b/.test(title)),
    );
    expect(titles.map(({ designation, title }) => `${designation} ${title}`)).toEqual([]);
    const years = standardRows.filter(({ edition, source }) => edition !== undefined && source !== 'review');
    expect(years.map(({ designation }) => designation)).toEqual([]);
  });
});

describe('what the sample world cites', () => {
  const found = texts.flatMap(([where, text]) =>
    Array.from(text.replaceAll(known, ' ').matchAll(written), ([whole, lead = '']) => ({
      where,
      whole,
      lead,
    })),
  );

  it('is written as the table has it', () => {
    const spelled = found.filter(({ whole }) => ofSpelling.has(plain(whole)));
    expect(spelled).toEqual([]);
  });

  it('is a row of the table', () => {
    const missing = found.filter(
      ({ whole, lead }) =>
        lead.split(/[/ ]/).some((one) => publishers.has(one)) &&
        !others.test(whole) &&
        standardOf(whole) === undefined,
    );
    expect(missing).toEqual([]);
  });
});
