import fc from 'fast-check';

import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import type { MergeSource, NamedProduct } from '#src/domain/merged-section/source.ts';
import { line } from '#tests/domain/specification/sections.ts';

interface Manufacturer {
  company: string;
  filename: string;
  coid: number;
  product: NamedProduct;
}

export const northfold: Manufacturer = {
  company: 'Northfold Roofing',
  filename: 'northfold-075423',
  coid: 31250,
  product: { id: 1, tradename: 'Brightdeck', model: 'NF-100' },
};
export const stormglass: Manufacturer = {
  company: 'Stormglass & Sons',
  filename: 'stormglass-075423',
  coid: 31251,
  product: { id: 2, tradename: 'Clearday', model: 'SG-200' },
};
export const gullwing: Manufacturer = {
  company: 'Gullwing Membranes',
  filename: 'gullwing-075423',
  coid: 31252,
  product: { id: 3, tradename: 'Skyfold', model: 'GW-300' },
};

/** A maker's section with these lines. */
export function sourceOf({ company, filename, coid, product }: Manufacturer, nodes: SpecNode[]): MergeSource {
  const section: SpecSection = {
    filename,
    coid,
    company,
    companySlug: company.toLowerCase(),
    section: { number: '075423', title: 'Thermoplastic-Polyolefin Roofing', number95: null },
    title: 'Thermoplastic-Polyolefin Roofing',
    edition: '2020',
    revised: '2026-03-01',
    copyright: `© 2026 ${company}`,
    manufacturer: { name: company, address: [], phone: null, web: null, introduction: '' },
    nodes,
    references: [],
  };
  return { section, products: [product] };
}

/** A section of one article, with the lines given as texts or nodes, numbered as they stand. */
export function article(
  manufacturer: Manufacturer,
  lines: readonly (string | Partial<SpecNode>)[],
  role: SpecNode['role'] = null,
) {
  return sourceOf(manufacturer, [
    line(1, null, 'Products', { kind: 'part' }),
    line(2, 1, 'Membrane', { kind: 'article', role }),
    ...lines.map((one, index) =>
      typeof one === 'string' ? line(index + 3, 2, one) : line(index + 3, 2, '', { ...one }),
    ),
  ]);
}

/** `Tear strength: 55 lbf minimum, ASTM D751.` with what it states. */
export function tear(value: number, standard = 'ASTM D751', unit = 'lbf'): Partial<SpecNode> {
  return {
    text: [`Tear strength: ${value} ${unit} minimum, `, { reference: standard }, '.'],
    attribute: { key: 'tear', op: '>=', value, unit },
  };
}

export function merge(sources: readonly MergeSource[], answers: Answers = {}): Merged {
  const merged = mergeSections(sources, answers);
  if (!merged) throw new Error('nothing to merge');
  return merged;
}

/** The texts of a result, without parts and articles. */
export const textsOf = ({ section }: Merged): string[] =>
  section.nodes
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ text }) =>
      text
        .map((run) =>
          typeof run === 'string' ? run : 'reference' in run ? run.reference : 'ip' in run ? run.ip : '…',
        )
        .join(''),
    );

const subjects = ['Tear strength', 'Thickness', 'Water absorption', 'Elongation'] as const;

interface Drawn {
  kind: 'measure' | 'plain' | 'named' | 'option' | 'note' | 'blank';
  subject: number;
  value: number;
  standard: string;
  isLess: boolean;
  proprietary: boolean;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom('measure', 'measure', 'plain', 'named', 'option', 'note', 'blank'),
  subject: fc.nat({ max: subjects.length - 1 }),
  value: fc.integer({ min: 1, max: 60 }),
  standard: fc.constantFrom('ASTM D751', 'ASTM D751', 'ASTM D412'),
  isLess: fc.boolean(),
  proprietary: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
});

function nodeOf(
  manufacturer: Manufacturer,
  { kind, subject, value, standard, isLess, proprietary }: Drawn,
  at: number,
): Partial<SpecNode> {
  const name = subjects[subject] ?? 'Color';
  switch (kind) {
    case 'measure':
      return {
        text: [`${name}: ${value} psi, `, { reference: standard }, '.'],
        attribute: { key: name, op: isLess ? '<=' : '>=', value, unit: 'psi' },
      };
    case 'plain':
      return { text: [`${name} as the Architect selects from ${value} samples.`], proprietary };
    case 'named':
      return {
        text: [`${name} as ${manufacturer.company} publishes it for ${manufacturer.product.tradename}.`],
        proprietary,
        productIds: [manufacturer.product.id],
      };
    case 'option':
      return {
        text: [`${name} ${value}.`],
        control: isLess ? 'radio' : 'check',
        group: isLess ? 'options' : null,
        recommended: proprietary,
      };
    case 'note':
      return { text: [`Look at ${name}.`], kind: 'note' };
    case 'blank':
      return {
        text: [`${name}: `, { input: `blank-${at}` }],
        inputs: [
          {
            id: `blank-${at}`,
            kind: 'text',
            label: name,
            unit: null,
            least: null,
            greatest: null,
            options: [],
            initial: isLess ? String(value) : '',
          },
        ],
      };
  }
}

function drawnSource(manufacturer: Manufacturer, lists: readonly (readonly Drawn[])[]): MergeSource {
  const nodes: SpecNode[] = [line(1, null, 'Products', { kind: 'part' })];
  for (const [index, list] of lists.entries()) {
    const articleId = nodes.length + 1;
    nodes.push(line(articleId, 1, `Article ${index}`, { kind: 'article' }));
    for (const one of list) {
      const last = nodes.at(-1);
      // Some stand below the one before.
      const parentId = one.value % 5 === 0 && last && last.kind === 'paragraph' ? last.id : articleId;
      nodes.push(line(nodes.length + 1, parentId, '', nodeOf(manufacturer, one, nodes.length)));
    }
  }
  return sourceOf(manufacturer, nodes);
}

const lists = fc.array(fc.array(drawn, { maxLength: 6 }), { minLength: 1, maxLength: 3 });

/** Three makers' sections that have a good deal in common. */
export const threeSources: fc.Arbitrary<[MergeSource, MergeSource, MergeSource]> = fc
  .tuple(lists, lists, lists, fc.nat({ max: 2 }))
  .map(([a, b, c, kept]) => [
    drawnSource(northfold, a),
    drawnSource(stormglass, [...a.slice(0, kept), ...b]),
    drawnSource(gullwing, [...a.slice(0, kept), ...c]),
  ]);

/** Answers to what is open, each drawn from those offered, or none. */
export function answersBy({ items }: Merged, picks: readonly number[]): Answers {
  return Object.fromEntries(
    items.flatMap(({ key, answers }, index) => {
      const pick = picks[index % Math.max(1, picks.length)] ?? 0;
      const answer = answers[pick % (answers.length + 1)];
      return answer ? [[key, answer.key]] : [];
    }),
  );
}
