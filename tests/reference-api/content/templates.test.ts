import { describe, expect, it } from 'vitest';

import { templateListIn, templateOf, templatesIn } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';

const names = ['company', 'town', 'weeks'] as const;
const refuse = (why: string): never => {
  throw new Error(why);
};

/** Picks the last of a list and the greatest number. */
const last: Pick<Random, 'pick' | 'integer'> = {
  pick: (list) => list.at(-1) ?? refuse('Nothing to pick from.'),
  integer: (_, greatest) => greatest,
};
const random: Random = { next: () => 0, chance: () => false, sample: (list) => [...list], ...last };

const filled = (text: string, town: string | null = 'Duluth') =>
  templateOf(text, names, refuse)((name) => ({ company: 'Northfold', town, weeks: 9 })[name], random);

describe('a template', () => {
  it.each([
    ['Plain text, with signs | and - dots..', 'Plain text, with signs | and - dots..'],
    ['{company} in {town}', 'Northfold in Duluth'],
    ['{One | Two | Three} weeks', 'Three weeks'],
    ['{From {town} | By {company}}.', 'By Northfold.'],
    ['{18..90},000 feet', '90,000 feet'],
    ['{weeks} weeks', '9 weeks'],
    ['Made{town? in {town}} by {company}', 'Made in Duluth by Northfold'],
    ['“{Is it new? | Is it old?}”', '“Is it old?”'],
  ])('%s: %s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it.each([
    ['From {town else its home town}', 'From its home town'],
    ['From {town}.', 'From .'],
    ['Made{town? in {town}} by {company}', 'Made by Northfold'],
  ])('%s, without a town: %s', (text, expected) => {
    expect(filled(text, null)).toBe(expected);
  });

  it.each([
    ['{city}', '“city” is none of these: company, town, weeks.'],
    ['{One | {city}}', '“city” is none of these: company, town, weeks.'],
    ['{city else here}', '“city” is none of these: company, town, weeks.'],
    ['{city? in {town}}', '“city” is none of these: company, town, weeks.'],
    ['{company', 'A brace is missing in “{company”.'],
    ['company}', 'A brace is missing in “company}”.'],
  ])('%s is refused', (text, message) => {
    expect(() => templateOf(text, names, refuse)).toThrow(message);
  });
});

const release = (body: string, fields = '') =>
  templatesIn('releases', names, new Map([['releases/new.md', `---\nnumber: 1\n${fields}---\n\n${body}`]]));
const sound = '## Title\n\n- One\n- Two\n\n## Summary\n\nBy {company}.\n\n## Text\n\nFirst.\n\nSecond.';

describe('a file of templates', () => {
  it('has a title of several, a summary, and paragraphs', () => {
    const [one] = release(sound, 'day: weeks\n');
    const lookup = () => 'Northfold';
    expect(one?.day).toBe('weeks');
    expect(one?.title(lookup, random)).toBe('Two');
    expect(one?.summary(lookup, random)).toBe('By Northfold.');
    expect(one?.paragraphs.map((paragraph) => paragraph(lookup, random))).toEqual(['First.', 'Second.']);
  });

  it.each([
    ['no summary', '## Summary', '## Abstract', 'text: “## Summary” is missing.'],
    ['a quote for a title', '- One\n- Two', '> One', 'Title: A paragraph or a list is expected.'],
    ['an unknown value', '{company}', '{maker}', 'Summary: “maker” is none of these: company, town, weeks.'],
  ])('names file and heading at %s', (_, from, to, message) => {
    expect(() => release(sound.replace(from, to))).toThrow(`content/releases/new.md, ${message}`);
  });

  it('is read as a list below a heading', () => {
    const files = new Map([
      ['companies/a.md', 'Words.\n\n## Endings\n\n- One\n- {town}\n\n## Other\n\nNone.'],
    ]);
    expect(templateListIn('companies/a.md', 'Endings', names, files)).toHaveLength(2);
    expect(() => templateListIn('companies/a.md', 'Other', names, files)).toThrow(
      'content/companies/a.md, Other: A list is expected.',
    );
  });
});
