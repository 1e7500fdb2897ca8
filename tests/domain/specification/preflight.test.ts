import { describe, expect, test } from 'vitest';

import type { SpecInput, SpecNode, SpecReference } from '#src/contracts/spec-sections.ts';
import { addParagraph, changeText, strikeLine } from '#src/domain/specification/own-text.ts';
import type { Finding, PreflightContext } from '#src/domain/specification/preflight/finding.ts';
import { preflight } from '#src/domain/specification/preflight/preflight.ts';
import { designationsIn } from '#src/domain/specification/preflight/reference-checks.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { chooseLine, fillIn } from '#src/domain/specification/selection.ts';
import { line, treeOf } from '#tests/domain/specification/sections.ts';

const reference = (designation: string, more: Partial<SpecReference> = {}): SpecReference => ({
  designation,
  organization: 'ASTM International',
  abbreviation: 'ASTM',
  title: `Title of ${designation}`,
  status: 'active',
  replacedBy: null,
  ...more,
});

const blank: SpecInput = {
  id: 'thickness',
  kind: 'number',
  label: 'Thickness',
  unit: 'mils',
  least: 45,
  greatest: 90,
  options: [],
  initial: '',
};

/** A roof in a dozen lines: references, a kind of attachment to choose, an option with a blank, an unlisted standard. */
const nodes: SpecNode[] = [
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'Related Sections', { kind: 'article', role: 'related' }),
  line(3, 2, '', { text: [{ section: '079200', title: 'Joint Sealants' }, '.'] }),
  line(4, 2, '', { text: [{ section: '013300', title: 'Submittal Procedures' }, '.'] }),
  line(5, 1, 'References', { kind: 'article', role: 'references' }),
  line(6, 5, '', { text: [{ reference: 'ASTM D6878' }, ' - Sheet.'], condition: { cited: ['ASTM D6878'] } }),
  line(7, 5, '', { text: [{ reference: 'ASTM E108' }, ' - Fire.'] }),
  line(10, null, 'Products', { kind: 'part' }),
  line(11, 10, 'Membrane', { kind: 'article' }),
  line(12, 11, '', { text: ['TPO sheet: ', { reference: 'ASTM D6878' }, '.'], productIds: [77] }),
  line(13, 11, 'Adhered.', { control: 'radio', recommended: true, requires: [16] }),
  line(14, 11, 'Mechanically attached.', { control: 'radio' }),
  line(15, 11, 'Ballasted.', { control: 'check', excludes: [13] }),
  line(16, 11, '', { control: 'check', text: ['Thickness: ', { input: 'thickness' }, '.'], inputs: [blank] }),
  line(17, 11, '', { control: 'check', text: ['Old test: ', { reference: 'ASTM D1' }, '.'] }),
  line(18, 11, 'Single-source warranty.', { control: 'check', proprietary: true }),
  line(19, 10, 'Accessories', { kind: 'article' }),
  line(20, 19, 'Walkways.', { control: 'check', recommended: true }),
];
const tree = treeOf(nodes);
const section = {
  section: { number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' },
  references: [
    reference('ASTM D6878'),
    reference('ASTM E108'),
    reference('ASTM D1', { status: 'superseded', replacedBy: 'ASTM D2' }),
  ],
};
const calm: PreflightContext = {
  notes: 'remove',
  today: '2026-11-02',
  declarations: [],
  isPublic: false,
  projectSections: null,
};

const choose = (...ids: number[]): SectionState =>
  ids.reduce((state, id) => chooseLine(tree, state, id), emptyState);
const findings = (state: SectionState, context: Partial<PreflightContext> = {}): Finding[] =>
  preflight(section, tree, state, { ...calm, ...context });
const decided = fillIn(choose(13, 16), 'thickness', '60');

describe('what is found, and what one action makes of it', () => {
  const cases: [string, SectionState, Partial<PreflightContext>, string, boolean][] = [
    ['a group without a choice', choose(16), {}, 'one/11/', true],
    ['nothing of several where nothing else stands', choose(13), {}, 'any/19', true],
    ['an article without text', decided, {}, 'empty/19', true],
    [
      'a lead-in that nothing follows',
      addParagraph(decided, 11, null, 'Comply with each of the following:'),
      {},
      'empty/-1',
      true,
    ],
    [
      'a measure that nothing converts',
      addParagraph(decided, 11, null, 'Test at 16 grains.'),
      {},
      'units/-1/16 grains',
      false,
    ],
    ['a blank', choose(13, 16), {}, 'blank/thickness', false],
    ['a required line that is out', choose(13, 15), {}, 'requires/13/16', true],
    ['two lines that rule each other out', choose(13, 15, 16), {}, 'excludes/15/13', true],
    ['a standard listed but cited nowhere', decided, {}, 'not-cited/ASTM E108', true],
    ['a standard cited but struck from the list', strikeLine(decided, 6), {}, 'not-listed/ASTM D6878', true],
    ['a standard cited that the section does not list', choose(13, 16, 17), {}, 'not-listed/ASTM D1', true],
    [
      'a standard in one’s own words',
      addParagraph(decided, 11, null, 'Meet UL 790.'),
      {},
      'not-listed/UL 790',
      true,
    ],
    ['a superseded standard', choose(13, 16, 17), {}, 'withdrawn/ASTM D1', true],
    [
      'an expired declaration of a product that is named',
      decided,
      { declarations: [{ productId: 77, title: 'EPD of Brightdeck', validUntil: '2026-10-31' }] },
      'expired/77/EPD of Brightdeck',
      false,
    ],
    ['proprietary wording in public work', choose(13, 16, 18), { isPublic: true }, 'proprietary/18', true],
    ['a section that the project lacks', decided, { projectSections: ['075423'] }, 'related/079200', false],
    ['notes that would be printed', decided, { notes: 'visible' }, 'notes', false],
  ];
  test.each(cases)('%s', (_name, state, context, key, canFix) => {
    const found = findings(state, context).find((one) => one.key === key);
    expect(found?.message).toMatch(/^.{10,}\.$/);
    expect(found?.fix !== null).toBe(canFix);
    if (!found?.fix) return;
    const keys = findings(found.fix.apply(state), context).map((one) => one.key);
    expect(keys).not.toContain(key);
  });
});

test('what is in order is not found', () => {
  const none = (state: SectionState, context: Partial<PreflightContext>, key: string): void =>
    expect(findings(state, context).map((one) => one.key)).not.toContain(key);
  none(
    decided,
    { declarations: [{ productId: 77, title: 'EPD', validUntil: '2026-11-02' }] },
    'expired/77/EPD',
  );
  none(
    decided,
    { declarations: [{ productId: 78, title: 'EPD', validUntil: '2020-01-01' }] },
    'expired/78/EPD',
  );
  none(decided, { projectSections: ['079200'] }, 'related/079200');
  none(decided, { projectSections: [] }, 'related/013300');
  none(choose(13, 16, 18), {}, 'proprietary/18');
  none(decided, {}, 'requires/13/16');
  // A paragraph of the article is always there.
  none(choose(13), {}, 'any/11');
});

test('the gravest come first', () => {
  const kinds = findings(choose(13, 15), { notes: 'visible' }).map(({ kind }) => kind);
  expect(kinds[0]).toBe('requires');
  expect(kinds.at(-1)).toBe('notes');
});

test('words changed by hand are read like those of the section', () => {
  const keys = findings(changeText(decided, 12, 'TPO sheet per ASTM D4637.')).map(({ key }) => key);
  expect(keys).toContain('not-listed/ASTM D4637');
  expect(keys).not.toContain('not-listed/ASTM D6878');
});

test.each([
  ['Comply with ASTM D6878/D6878M.', ['ASTM D6878/D6878M']],
  ['ANSI/SPRI ES-1, UL 263 and NFPA 80.', ['ANSI/SPRI ES-1', 'UL 263', 'NFPA 80']],
  ['AAMA 2605 finish; ASTM E84 Class A.', ['AAMA 2605', 'ASTM E84']],
  ['ICC A117.1.', ['ICC A117.1']],
  ['Type II, Class 1, 20 psi, UL listed.', []],
])('standards named in “%s”', (text, named) => {
  expect(designationsIn(text)).toEqual(named);
});
