import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';

import { specwizardProjectFields } from '#src/contracts/specwizard-projects.ts';
import { mergeChoiceFrom } from '#src/domain/merged-section/merge-choice.ts';
import { mergedName, mergeOrder, sourcesOfName } from '#src/domain/merged-section/merge-name.ts';
import { citedReferences } from '#src/domain/specification/cited.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';
import { guideDocument } from '#src/domain/specification/guide-text.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import {
  article,
  gullwing,
  merge,
  northfold,
  stormglass,
  tear,
  textsOf,
} from '#tests/domain/merged-section/manufacturers.ts';

describe('values', () => {
  const two = [article(northfold, [tear(55)]), article(stormglass, [tear(40)])];
  const [open] = merge(two).items;
  const answered = (answer: string, sources = two) =>
    merge(sources, { [merge(sources).items[0]?.key ?? '']: answer });

  it('are for a person to choose, and until then each is an alternative, beside one of their own', () => {
    const { section, values } = merge(two);
    expect(open).toMatchObject({ kind: 'measure', answer: null });
    expect(open?.answers.map(({ label, effect }) => [label, effect])).toEqual([
      ['Stricter: 55 lbf', 'Excludes Stormglass & Sons (40 lbf).'],
      ['Looser: 40 lbf', 'Excludes none of them.'],
    ]);
    const options = section.nodes.filter(({ control }) => control === 'radio');
    expect(options.map(({ recommended, why }) => [recommended, why])).toEqual([
      [false, 'Excludes Stormglass & Sons (40 lbf).'],
      [false, 'Excludes none of them.'],
      [false, 'A value that this project requires.'],
    ]);
    expect(options.map(({ inputs }) => inputs.length)).toEqual([0, 0, 1]);
    expect(textsOf(merge(two)).slice(-3)).toEqual([
      'Tear strength: 55 lbf minimum, ASTM D751.',
      'Tear strength: 40 lbf minimum, ASTM D751.',
      'Tear strength: … lbf minimum, ASTM D751.',
    ]);
    expect(values).toEqual([]);
  });

  it.each([
    ['use-0', '55', ' Excludes Stormglass & Sons (40 lbf).'],
    ['use-1', '40', ''],
    ['own-45', '45', ' Excludes Stormglass & Sons (40 lbf).'],
    ['own-30.5', '30.5', ''],
  ])('answered with %s require %s, and a note says of which and whom that excludes', (answer, value, out) => {
    const merged = answered(answer);
    expect(textsOf(merged)).toContain(`Tear strength: ${value} lbf minimum, ASTM D751.`);
    expect(merged.section.nodes.find(({ kind }) => kind === 'note')?.text).toEqual([
      `≥ ${value} lbf, of 55 lbf (Northfold Roofing) and 40 lbf (Stormglass & Sons), both by ASTM D751.${out}`,
    ]);
    expect(merged.section.nodes.find(({ attribute }) => attribute)?.attribute).toMatchObject({
      op: '>=',
      value: Number(value),
    });
    expect(merged.items).toMatchObject([{ answer }]);
  });

  it.each(['own-0', 'own-', 'own--3', 'own-1e9', 'use-2', 'out'])(
    'stay open when answered with %s',
    (answer) => {
      expect(answered(answer).items).toMatchObject([{ answer: null }]);
    },
  );

  it('of three makers name the one between', () => {
    const most = (value: number) => ({
      text: [`VOC content: ${value} g/L maximum.`],
      attribute: { key: 'voc', op: '<=' as const, value, unit: 'g/L' },
    });
    const { items } = merge([
      article(northfold, [most(50)]),
      article(stormglass, [most(80)]),
      article(gullwing, [most(40)]),
    ]);
    expect(items[0]?.answers.map(({ label, effect }) => [label, effect])).toEqual([
      ['Strictest: 40 g/L', 'Excludes Northfold Roofing (50 g/L) and Stormglass & Sons (80 g/L).'],
      ['Between: 50 g/L', 'Excludes Stormglass & Sons (80 g/L).'],
      ['Loosest: 80 g/L', 'Excludes none of them.'],
    ]);
  });

  it('are read from the words where a record lacks one', () => {
    const bare = { text: ['Tear strength: 30 lbf minimum, ', { reference: 'ASTM D751' }, '.'] };
    const { items } = merge([article(northfold, [tear(55)]), article(stormglass, [bare])]);
    expect(items[0]?.measure?.values.map(({ text }) => text)).toEqual(['55 lbf', '30 lbf']);
  });

  it('stated of a product stay those of that product, and comparable products get a requirement', () => {
    const uplift = (value: number) => ({
      text: [`Uplift class of the basis-of-design product: ${value} psf.`],
      attribute: { key: 'uplift', op: '>=' as const, value, unit: 'psf' },
    });
    const sources = [article(northfold, [uplift(150)]), article(stormglass, [uplift(120)])];
    const statements = [
      'Uplift class of the basis-of-design product: 150 psf.',
      'Uplift class of Clearday: 120 psf.',
    ];
    expect(textsOf(merge(sources)).slice(-5)).toEqual([
      ...statements,
      'Comparable products: Uplift class of the product: 150 psf.',
      'Comparable products: Uplift class of the product: 120 psf.',
      'Comparable products: Uplift class of the product: … psf.',
    ]);
    const looser = answered('use-1', sources);
    expect(textsOf(looser).slice(-3)).toEqual([
      ...statements,
      'Comparable products: Uplift class of the product: 120 psf.',
    ]);
    // Only the basis of design's is in the text unasked.
    const other = looser.section.nodes.find(({ text }) => JSON.stringify(text).includes('Clearday'));
    expect(other).toMatchObject({ control: 'check', recommended: false });
    expect(looser.values).toMatchObject([{ chosen: '120 psf', excludes: [] }]);
    expect(textsOf(answered('out', sources)).slice(-2)).toEqual(statements);
  });

  test.each([
    ['another standard', tear(40, 'ASTM D412'), 'standard'],
    [
      'no standard',
      { text: ['Tear strength: 40 lbf minimum.'], attribute: tear(40).attribute ?? null },
      'standard',
    ],
    [
      'another method in the words',
      {
        text: ['Tear strength, Method B: 40 lbf minimum, ', { reference: 'ASTM D751' }, '.'],
        attribute: tear(40).attribute ?? null,
      },
      'wording',
    ],
    ['a unit that does not convert', tear(40, 'ASTM D751', 'psi'), 'value'],
    [
      'a fixed value',
      { ...tear(40), attribute: { key: 'tear', op: '=' as const, value: 40, unit: 'lbf' } },
      'value',
    ],
  ])('does not compare %s', (_name, other, kind) => {
    const { items, values, section } = merge([article(northfold, [tear(55)]), article(stormglass, [other])]);
    expect(values).toEqual([]);
    expect(items).toMatchObject([{ kind, answer: null }]);
    // Both stay, to choose one of.
    const options = section.nodes.filter(({ control }) => control === 'radio');
    expect(options.map(({ group }) => group)).toEqual([items[0]?.key, items[0]?.key]);
    expect(options.map(({ recommended }) => recommended)).toEqual([false, false]);
  });

  it('converts units before it compares', () => {
    const inUnit = (value: number, unit: string) => ({
      text: [`Sheet: ${value} ${unit} minimum.`],
      attribute: { key: 'thickness', op: '>=' as const, value, unit },
    });
    const thinner = [article(northfold, [inUnit(2, 'in')]), article(stormglass, [inUnit(40, 'mm')])];
    expect(textsOf(answered('use-1', thinner))).toContain('Sheet: 40 mm minimum.');
    expect(answered('use-1', thinner).values).toMatchObject([
      { chosen: '40 mm', values: [{ text: '2 in' }, { text: '40 mm' }], excludes: [] },
    ]);
    const thicker = [article(northfold, [inUnit(2, 'in')]), article(stormglass, [inUnit(60, 'mm')])];
    expect(merge(thicker).items[0]?.answers.map(({ effect }) => effect)).toEqual([
      'Excludes Northfold Roofing (2 in).',
      'Excludes none of them.',
    ]);
  });
});

describe('names', () => {
  it('makes one neutral paragraph of those equal but for names', () => {
    const merged = merge([
      article(northfold, [
        'Follow the instructions of Northfold Roofing for Brightdeck.',
        'Northfold Roofing’s inspector or the accepted manufacturer’s attends.',
      ]),
      article(stormglass, [
        'Follow the instructions of Stormglass & Sons for Clearday.',
        'Stormglass & Sons’s inspector or the accepted manufacturer’s attends.',
      ]),
    ]);
    expect(textsOf(merged)).toContain('Follow the instructions of the manufacturer for the product.');
    expect(textsOf(merged).join()).toContain('The manufacturer’s inspector');
    expect(merged.items).toEqual([]);
  });

  it('names the basis of design and the others as comparable', () => {
    const basis = (company: string, product: string) => `Basis of Design: ${product} by ${company}.`;
    const merged = merge([
      article(northfold, [basis('Northfold Roofing', 'Brightdeck')], 'manufacturers'),
      article(stormglass, [basis('Stormglass & Sons', 'Clearday')], 'manufacturers'),
      article(gullwing, [basis('Gullwing Membranes', 'Skyfold')], 'manufacturers'),
    ]);
    expect(textsOf(merged)).toEqual([
      'Basis of Design: Brightdeck by Northfold Roofing, or comparable product by Gullwing Membranes (Skyfold) or Stormglass & Sons (Clearday).',
    ]);
  });

  it('adds the makers where no article of manufacturers names them', () => {
    const merged = merge([article(northfold, ['Sheet.']), article(stormglass, ['Sheet.'])]);
    expect(textsOf(merged)).toEqual([
      'Basis of Design: Northfold Roofing.',
      'Comparable products: By Stormglass & Sons, where they meet the requirements of this section.',
      'Sheet.',
    ]);
    const single = merge([
      article(northfold, ['Sheet.'], 'manufacturers'),
      article(stormglass, ['Sheet.'], 'manufacturers'),
    ]);
    expect(textsOf(single)[0]).toMatch(/^Comparable products: By Stormglass/);
  });
});

describe('clauses that one maker alone can meet', () => {
  const clause = { text: ['Induction plates of Brightdeck.'], proprietary: true };
  const sources = [article(northfold, ['Sheet.', clause]), article(stormglass, ['Sheet.'])];
  const [item] = merge(sources).items;
  const key = item?.key ?? '';

  it('are flagged, with neutral wording', () => {
    expect(item).toMatchObject({
      kind: 'proprietary',
      answer: null,
      sides: [{ manufacturers: ['Northfold Roofing'] }],
    });
    expect(item?.answers.map(({ text }) => text)).toEqual([
      'Induction plates of the product, or comparable as accepted by Architect.',
      'For Northfold Roofing: Induction plates of Brightdeck.',
      null,
    ]);
  });

  test.each([
    ['neutral', 'Induction plates of the product, or comparable as accepted by …', false],
    ['only', 'For Northfold Roofing: Induction plates of Brightdeck.', true],
    ['unknown', 'Induction plates of Brightdeck.', true],
  ])('answered with %s', (answer, text, isProprietary) => {
    const { section } = merge(sources, { [key]: answer });
    const node = section.nodes.find(
      ({ text: [first] }) => typeof first === 'string' && first.includes('nduction'),
    );
    expect(textsOf({ ...merge(sources), section }).join('\n')).toContain(text);
    expect(node?.proprietary).toBe(isProprietary);
  });

  it('are left out when that is the answer, and counted', () => {
    const merged = merge(sources, { [key]: 'out' });
    expect(textsOf(merged).join()).not.toContain('nduction');
    expect(merged.outcomes.get('0:4')).toEqual({ kind: 'out', why: 'Left out as proprietary' });
  });

  it('offers a clause on substitutions that lets others in', () => {
    const not = { text: ['Substitutions: Not permitted.'], proprietary: true };
    const { items } = merge([article(northfold, [not]), article(stormglass, [not])]);
    expect(items[0]?.answers[0]?.text).toMatch(
      /^Substitutions: Products of the manufacturers named.*01 25 00/,
    );
    expect(items[0]?.answers[1]?.label).toBe('Keep it as written');
  });
});

describe('conflicts', () => {
  const term = (years: number) => ({
    text: [`Term: ${years} years.`],
    attribute: { key: 'warranty', op: '>=' as const, value: years, unit: 'years' },
  });
  const sources = [article(northfold, [term(20)], 'warranty'), article(stormglass, [term(30)], 'warranty')];
  const key = merge(sources).items[0]?.key ?? '';

  test.each([
    ['use-0', ['Term: 20 years.']],
    ['use-1', ['Term: 30 years.']],
    ['each', ['For Northfold Roofing: Term: 20 years.', 'For Stormglass & Sons: Term: 30 years.']],
    ['out', []],
  ])('on years of warranty, answered with %s', (answer, texts) => {
    const merged = merge(sources, { [key]: answer });
    expect(textsOf(merged).filter((text) => text.includes('Term'))).toEqual(texts);
    expect(merged.items).toMatchObject([{ kind: 'warranty', answer }]);
  });

  it('keep their answer when a master is renumbered, and are open again when a maker changes the words', () => {
    const renumbered = [
      article(northfold, ['New line.', term(20)], 'warranty'),
      article(stormglass, [term(30)], 'warranty'),
    ];
    expect(merge(renumbered, { [key]: 'use-0' }).items).toMatchObject([{ answer: 'use-0' }]);
    const changed = [article(northfold, [term(25)], 'warranty'), article(stormglass, [term(30)], 'warranty')];
    expect(merge(changed, { [key]: 'use-0' }).items).toMatchObject([{ answer: null }]);
  });

  it('on what each recommends of one group', () => {
    const option = (text: string, recommended: boolean) => ({
      text: [text],
      control: 'radio' as const,
      group: 'color',
      recommended,
    });
    const two = [
      article(northfold, [option('White.', true), option('Tan.', false)]),
      article(stormglass, [option('White.', false), option('Tan.', true), option('Gray.', false)]),
    ];
    const { items, section } = merge(two);
    expect(items).toMatchObject([{ kind: 'choice', sides: [{ text: 'White.' }, { text: 'Tan.' }] }]);
    expect(section.nodes.filter(({ recommended }) => recommended)).toEqual([]);
    const settled = merge(two, { [items[0]?.key ?? '']: 'use-1' }).section.nodes.filter(
      ({ recommended }) => recommended,
    );
    expect(settled.map(({ text }) => text)).toEqual([['Tan.']]);
  });
});

test('standards and related sections stand once, each with what cites it', () => {
  const astm = {
    designation: 'ASTM D751',
    organization: 'ASTM International',
    abbreviation: 'ASTM',
    title: 'Coated Fabrics',
    status: 'active' as const,
    replacedBy: null,
  };
  const other = { ...astm, designation: 'ASTM D412', title: 'Rubber' };
  const a = article(northfold, [tear(55)]);
  const b = article(stormglass, [tear(55), { text: ['Elongation by ', { reference: 'ASTM D412' }, '.'] }]);
  const merged = merge([
    { ...a, section: { ...a.section, references: [astm] } },
    { ...b, section: { ...b.section, references: [astm, other] } },
  ]);
  const [group] = citedReferences(merged.section, guideDocument(sectionTree(merged.section)));
  expect(
    group?.references.map(({ reference: { designation }, lineIds }) => `${designation} ${lineIds.length}`),
  ).toEqual(['ASTM D751 1', 'ASTM D412 1']);
});

test('what only a comparable maker says may be chosen, with the reason', () => {
  const { section } = merge([
    article(northfold, ['Sheet.']),
    article(stormglass, ['Sheet.', 'Fleece backing of polyester.']),
  ]);
  expect(section.nodes.find(({ text: [first] }) => first === 'Fleece backing of polyester.')).toMatchObject({
    control: 'check',
    recommended: false,
    why: 'Only the section of Stormglass & Sons has this.',
  });
});

/** Each as long as a file name can be. */
const longNames = ['a', 'b', 'c'].map((letter) => `${letter.repeat(93)}-075423`);

test('a section merged of long file names is found by its address and saved to a project', () => {
  const filename = mergedName(longNames);
  expect(mergeChoiceFrom(new URLSearchParams({ of: longNames.join() }))).toEqual(longNames);
  expect(specFilenameFrom(filename)).toBe(filename);
  const fields = { name: 'Harbor', filename: [filename], specs: [`${filename}:1`] };
  expect(v.is(specwizardProjectFields, fields)).toBe(true);
});

test.each([
  ['merged--northfold-075423--stormglass-075423', ['northfold-075423', 'stormglass-075423']],
  [`merged--${longNames.join('--')}`, longNames],
  ['merged--northfold-075423', null],
  [`merged--a-1--${'b'.repeat(101)}`, null],
  ['merged--a-1--a-1', null],
  ['merged--b-1--d-1--c-1', null],
  ['merged--a-1--b-1--c-1--d-1', null],
  ['northfold-075423', null],
])('%s is the name of a merged section of %j', (name, sources) => {
  expect(sourcesOfName(name)).toEqual(sources);
  expect(mergedName(mergeOrder(sources ?? []))).toBe(sources ? name : 'merged--');
});
