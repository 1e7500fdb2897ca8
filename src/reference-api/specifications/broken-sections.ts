import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { plainParagraph } from '#src/domain/specification/plain-paragraph.ts';

/** Broken sections by file name, `/sw/broken-cycle`. They fit their contract; screens have to cope. */
export const brokenSections: ReadonlyMap<string, () => SpecNode[]> = new Map([
  ['broken-cycle', cycle],
  ['broken-orphans', orphans],
  ['broken-twice', twice],
  ['broken-depth', () => depth(50)],
  ['broken-kinds', kinds],
  ['broken-html', html],
  ['broken-empty', () => []],
  ['broken-section', everything],
]);

function node(id: number, parentId: number | null, text: string, more: Partial<SpecNode> = {}): SpecNode {
  return { ...plainParagraph(id, parentId, text), control: 'check', ...more };
}

const part = (id: number, text: string): SpecNode => node(id, null, text, { kind: 'part', control: 'fixed' });
const article = (id: number, parentId: number, text: string): SpecNode =>
  node(id, parentId, text, { kind: 'article', control: 'fixed' });
const frame = (): SpecNode[] => [
  part(1, 'General'),
  article(2, 1, 'Section Includes'),
  node(3, 2, 'A line that is sound.'),
];

/** Lines that are each other's parents, and conditions and requirements that go in circles. */
function cycle(): SpecNode[] {
  return [
    ...frame(),
    node(10, 12, 'Below the third of a circle.'),
    node(11, 10, 'Below the first of a circle.'),
    node(12, 11, 'Below the second of a circle.'),
    node(13, 13, 'Below itself.'),
    node(14, 2, 'There with the next.', { control: 'fixed', condition: { line: 15 } }),
    node(15, 2, 'There with the one before.', { control: 'fixed', condition: { line: 14 } }),
    node(16, 2, 'Requires the next.', { requires: [17], excludes: [18] }),
    node(17, 2, 'Requires and excludes the one before.', { requires: [16], excludes: [16] }),
    node(18, 2, 'Requires, excludes, and suggests itself.', {
      requires: [18],
      excludes: [18],
      suggests: [18],
    }),
  ];
}

/** Lines whose parents, conditions, and companions do not exist. */
function orphans(): SpecNode[] {
  return [
    node(9, 900, 'Before every article, below a line that is missing.'),
    ...frame(),
    node(20, 901, 'Below a line that is missing.'),
    node(21, 20, 'Below an orphan.'),
    node(22, 2, 'There with a line that is missing.', { control: 'fixed', condition: { line: 902 } }),
    node(23, 2, 'There with a blank that is missing.', {
      control: 'fixed',
      condition: { input: 'none', equals: 'x' },
    }),
    node(24, 2, 'Requires what is missing.', { requires: [903], excludes: [904], suggests: [905] }),
    node(25, 2, '', {
      text: [
        'A blank that is missing: ',
        { input: 'none' },
        ', and a standard: ',
        { reference: 'XYZ 1' },
        '.',
      ],
    }),
  ];
}

function twice(): SpecNode[] {
  const blank = {
    id: 'twin',
    kind: 'text' as const,
    label: 'Twin',
    unit: null,
    least: null,
    greatest: null,
    options: [],
    initial: '',
  };
  return [
    ...frame(),
    node(3, 2, 'Another line with the number 3.'),
    node(30, 2, 'Radio alone in its group.', { control: 'radio' }),
    node(31, 2, '', { inputs: [blank], text: ['A blank: ', { input: 'twin' }, '.'] }),
    node(32, 2, '', { inputs: [blank], text: ['The same blank: ', { input: 'twin' }, '.'] }),
    node(33, 2, '', {
      inputs: [{ ...blank, id: 'range', kind: 'number', least: 10, greatest: 1, initial: '99' }],
      text: ['No number fits: ', { input: 'range' }, '.'],
    }),
    node(34, 2, '', {
      inputs: [{ ...blank, id: 'select', kind: 'select', options: [], initial: 'gone' }],
      text: ['Nothing to select: ', { input: 'select' }, '.'],
    }),
  ];
}

function depth(levels: number): SpecNode[] {
  return [
    ...frame(),
    ...Array.from({ length: levels }, (_, index) =>
      node(100 + index, index === 0 ? 2 : 99 + index, `Level ${index + 1}.`),
    ),
  ];
}

function kinds(): SpecNode[] {
  return [
    ...frame(),
    node(40, 2, 'Of an unknown kind.', { kind: 'hologram' }),
    node(41, 2, 'Of no kind.', { kind: '' }),
    node(42, 40, 'A part below a paragraph.', { kind: 'part' }),
    node(43, null, 'A paragraph without a part.'),
    node(44, 3, 'An article below a paragraph.', { kind: 'article' }),
    node(45, 2, 'A note that is chosen.', { kind: 'note' }),
    node(46, 2, 'A table whose rows differ', {
      kind: 'table',
      rows: [
        { cells: ['One', 'Two'], gray: 'g99' },
        { cells: ['One'], gray: 'g4' },
        { cells: [], gray: null },
        { cells: ['One', 'Two', 'Three'], gray: 'evil' },
      ],
    }),
  ];
}

/** Markup, scripts, right-to-left text, and a line without end, wherever text can be. */
function html(): SpecNode[] {
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>';
  return [
    part(1, `General ${script}`),
    article(2, 1, '<b>Section <i>Includes</b></i> <style>*{display:none}</style>'),
    node(
      3,
      2,
      'Bold <b>bold</b>, gray <span class="g5 evil" style="position:fixed">gray</span>, &lt; and &amp; &#60;b&#62;.',
    ),
    node(
      50,
      2,
      `Scripts: ${script}<a href="javascript:alert(4)">link</a><iframe src="https://evil.example"></iframe>.`,
    ),
    node(51, 2, 'Broken: <div><p>no end <table><tr><td> <!-- open', { why: script }),
    node(52, 2, '\u202Eright to left\u202C, لوح عزل صلب, Z̈a̋l̃g̊o, 屋根, null\u0000byte.'),
    node(53, 2, `${'Long '.repeat(3000)}end.`),
    node(54, 2, '', {
      inputs: [
        {
          id: 'html',
          kind: 'select',
          label: script,
          unit: '<b>in</b>',
          least: null,
          greatest: null,
          options: [script, '"><b>'],
          initial: script,
        },
      ],
      text: [
        'Blank: ',
        { input: 'html' },
        ', ',
        { reference: '<i>ASTM</i> E84' },
        ', ',
        { ip: '<b>1</b> in', si: '25 <u>mm</u>' },
        ', ',
        { section: '079200', title: script },
        '.',
      ],
    }),
    node(55, 2, script, {
      kind: 'table',
      rows: [
        { cells: [script, '=1+1'], gray: null },
        { cells: ['a', 'b'], gray: 'g36' },
      ],
    }),
    node(56, 2, `Note. ${script}`, { kind: 'note', control: 'fixed' }),
  ];
}

/** All faults in one section. */
function everything(): SpecNode[] {
  const seen = new Set<number>();
  const broken = [...cycle(), ...orphans(), ...twice(), ...depth(50), ...kinds(), ...html()];
  return broken.filter((one, index) => {
    const isFrame =
      index > 2 && one.id <= 3 && seen.has(one.id) && one.text[0] !== 'Another line with the number 3.';
    seen.add(one.id);
    return !isFrame;
  });
}
