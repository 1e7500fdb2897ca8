import { describe, expect, it } from 'vitest';

import { lineText } from '#src/domain/specification/line-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { chooseLine } from '#src/domain/specification/selection.ts';
import { fillMaster, type SectionRecord } from '#src/reference-api/specifications/fill-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import type { SectionMaster } from '#src/reference-api/specifications/section-master.ts';

const master = (text: string): SectionMaster => ({
  number: '075423',
  references: [
    ['UL 790', 'Standard Test Methods for Fire Tests of Roof Coverings'],
    ['ASTM D6878', 'Specification for TPO Sheet Roofing'],
    ['ASTM D751', 'Test Methods for Coated Fabrics'],
  ],
  text,
});

const record: SectionRecord = {
  manufacturer: 'Sample Works',
  product: {
    id: 7,
    tradename: 'Brightdeck',
    model: 'SW-110',
    noun: 'Reinforced TPO membrane',
    attributes: [
      {
        key: 'membraneThickness',
        label: 'Membrane thickness',
        symbol: 'mil',
        value: 60,
        unit: 'mil',
        si: null,
        standard: 'ASTM D751',
        better: 'higher',
      },
      {
        key: 'roofFireClass',
        label: 'Class',
        symbol: 'Class',
        value: 'Class A',
        unit: null,
        si: null,
        standard: 'UL 790',
        better: null,
      },
    ],
  },
};

const small = `
PART General
NOTE For low slopes.
ARTICLE Section Includes
  NOTE Keep what the project has.
  [x] #adhered Adhered membrane roofing. ;; outline ;; why It has no fasteners.
  [ ] #attached Attached membrane roofing. ;; suggests #plates
ARTICLE References
  REFERENCES
PART Products
ARTICLE Membrane ;; if #adhered
  {product}, {model}, a {kind} by {manufacturer}: {ASTM D6878}. ;; outline ;; proprietary
    Thickness: {=membraneThickness}; class: {=roofFireClass}; puncture: {=punctureResistance|100 lbf|445 N}; slope {=minimumSlope}.
    (x) Color: {?color select "Color" White/Gray/"Light tan" ="White"}. ;; group color
    ( ) Color: {?custom text "Color"}. ;; group color ;; excludes #adhered
    Depth {?depth number "Depth" 1..4.5 "inches" =membraneThickness}, on {?day date "Day"}.
  TABLE #sizes Widths ;; if color=White
    | Width | Use |
    | {6 feet|1.8 m} | Perimeter ({UL 790}) | ;; gray g4
  [ ] #plates Plates {12 inches|305 mm} apart; see {§076200} and ask {architect}.
`;

const section = (text: string) => fillMaster(readMaster(master(text)).nodes, record);
const problem = (text: string): string => {
  try {
    section(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a master', () => {
  const nodes = section(small);
  const tree = sectionTree({ nodes });
  const adhered = chooseLine(tree, emptyState, 5);
  const labels = (state = adhered) =>
    sectionDocument(tree, state).map(({ label, line }) => `${label} ${lineText(line, state)}`.trim());

  it('is numbered by its order', () => {
    expect(tree.problems).toEqual([]);
    expect(nodes.map(({ id }) => id)).toEqual(nodes.map((_, index) => index + 1));
    expect(nodes.map(({ kind }) => kind).slice(0, 5)).toEqual([
      'part',
      'note',
      'article',
      'note',
      'paragraph',
    ]);
  });

  it('keeps what is said after ;;', () => {
    expect(tree.lines.get(5)).toMatchObject({
      control: 'check',
      recommended: true,
      detail: 'outline',
      why: 'It has no fasteners.',
    });
    const plates = nodes.find(({ text: [first] }) => typeof first === 'string' && first.startsWith('Plates'));
    expect(tree.lines.get(6)?.suggests).toEqual([plates?.id]);
    expect(nodes.filter(({ proprietary }) => proprietary)).toHaveLength(1);
    expect(nodes.filter(({ role }) => role === 'references')).toHaveLength(1);
    expect(nodes.filter(({ kind, detail }) => kind === 'article' && detail === 'outline')).toHaveLength(2);
  });

  it('lists what the chosen text cites, by organization', () => {
    expect(labels(emptyState)).toEqual([
      'PART 1 GENERAL',
      '1.1 SECTION INCLUDES',
      '1.2 REFERENCES',
      'PART 2 PRODUCTS',
    ]);
    expect(labels()).toContain('A. ASTM International (ASTM):');
    expect(labels()).toContain('1. ASTM D6878 - Specification for TPO Sheet Roofing.');
    expect(labels().join()).not.toContain('D751');
  });

  it('takes names and measures from the record', () => {
    expect(labels()).toContain(
      'A. Brightdeck, SW-110, a reinforced TPO membrane by Sample Works: ASTM D6878.',
    );
    expect(labels()).toContain(
      '1. Thickness: 60 mils; class: Class A; puncture: 100 lbf; slope [________] in/ft.',
    );
    const line = nodes.find(({ attribute }) => attribute !== null);
    expect(line?.attribute).toEqual({ key: 'membraneThickness', op: '>=', value: 60, unit: 'mil' });
    expect(line?.text[1]).toEqual({ ip: '60 mils', si: '1.52 mm' });
    expect(
      nodes.filter(({ productIds }) => productIds.length > 0).map(({ productIds }) => productIds),
    ).toEqual([[7]]);
  });

  it('has blanks of all kinds and tables', () => {
    const blanks = nodes.flatMap(({ inputs }) => inputs);
    expect(blanks.map(({ id, kind, initial }) => [id, kind, initial])).toEqual([
      ['minimumSlope', 'text', ''],
      ['color', 'select', 'White'],
      ['custom', 'text', ''],
      ['depth', 'number', '60'],
      ['day', 'date', ''],
    ]);
    expect(blanks[1]?.options).toEqual(['White', 'Gray', 'Light tan']);
    expect(blanks[3]).toMatchObject({ least: 1, greatest: 4.5, unit: 'inches' });
    expect(nodes.find(({ kind }) => kind === 'table')).toMatchObject({
      condition: { input: 'color', equals: 'White' },
      rows: [
        { cells: ['Width', 'Use'], gray: 'g4' },
        { cells: ['6 feet (1.8 m)', 'Perimeter (UL 790)'], gray: 'g4' },
      ],
    });
  });
});

const head = '\nPART General\nARTICLE Summary\n';

describe('a malformed master is refused with line and reason', () => {
  it.each([
    ['an unknown reference', `${head}  See {ASTM E84}.`, 'line 4: “ASTM E84” is not in the references'],
    ['an unknown section', `${head}  See {§999999}.`, 'line 4: Section 999999 is not known'],
    ['an unknown name', `${head}  Text. ;; requires #none`, 'line 4: No line is named #none'],
    ['a name twice', `${head}  #a One.\n  #a Two.`, 'line 5: #a is there twice'],
    ['a blank twice', `${head}  {?a text "A"} {?a text "A"}.`, 'line 4: The blank “a” is there twice'],
    ['a jump of the indentation', `${head}  One.\n      Two.`, 'line 5: Indented by more than one level'],
    ['half a level', `${head}   One.`, 'line 4: Indented by 3 spaces'],
    ['a paragraph without article', '\nPART General\n  One.', 'line 3: A paragraph stands in an ARTICLE'],
    ['an article without part', '\nARTICLE Summary', 'line 2: An ARTICLE stands in a PART'],
    ['an unknown word after ;;', `${head}  One. ;; maybe`, 'line 4: “;; maybe” is not known'],
    ['an open brace', `${head}  One {two.`, 'line 4: A brace has no partner'],
    ['a blank of no kind', `${head}  {?a color "A"}.`, 'line 4: “{?a color "A"}” is not'],
    ['a select of one', `${head}  {?a select "A" One}.`, 'line 4: A select needs two'],
    ['a first value out of range', `${head}  {?a number "A" 1..2 ="3"}.`, 'line 4: The first value 3'],
    ['a condition on no blank', `${head}  One. ;; if a=1`, 'line 4: No blank is named “a”'],
    [
      'a condition on no option',
      `${head}  {?a select "A" One/Two}.\n  Text. ;; if a=Three`,
      'line 5: “Three” is no option of “a”',
    ],
    ['a lone radio', `${head}  (x) One.\n  Two.`, 'line 4: A radio line needs another'],
    [
      'two recommended of one group',
      `${head}  (x) One.\n  (x) Two.`,
      'line 5: Two lines of a group are recommended',
    ],
    [
      'radios with a line between them',
      `${head}  (x) One.\n  ( ) Two.\n  Text.\n  ( ) Three.\n  ( ) Four.`,
      'line 7: Radio lines that are apart',
    ],
    ['a row without table', `${head}  | a | b |`, 'line 4: A row stands below its TABLE'],
    ['a short row', `${head}  TABLE\n    | a | b |\n    | a |`, 'line 6: The row has 1 cells, the head 2'],
    [
      'a form that the line above is not in',
      `${head}  One.\n    Two. ;; short`,
      'line 5: The line is in the short form',
    ],
    ['an odd control', `${head}  [X] One.`, 'line 4: A control is'],
  ])('%s', (_, text, message) => {
    expect(problem(text)).toContain(message);
  });
});
