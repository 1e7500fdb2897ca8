import type { Product } from '#src/contracts/content.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { creditRules, type CreditRule } from '#src/domain/scorecard/rules.ts';
import { ruleWords } from '#src/domain/substitution/direction.ts';
import { fail, nothingStated, pass, unknown } from '#src/domain/substitution/evaluation.ts';
import type {
  EvaluationGroup,
  EvaluationRow,
  Judgment,
  Stated,
} from '#src/domain/substitution/evaluation.ts';
import { datasheetOf } from '#src/domain/substitution/evidence.ts';
import { normalizedWords, judgeNumbers } from '#src/domain/substitution/judge.ts';
import { monthAndYear } from '#src/lib/dates.ts';

/** Rows on kind, material, section, and availability. */
export function productGroup(specified: Compared, proposed: readonly Compared[]): EvaluationGroup {
  const words = (key: string, label: string, say: (product: Product) => string): EvaluationRow => {
    const stated = ({ product, content }: Compared): Stated => ({
      text: say(product),
      notes: [],
      evidence: datasheetOf(content),
    });
    return {
      key,
      label,
      rule: ruleWords.equal,
      specified: stated(specified),
      findings: proposed.map((one) => ({
        ...stated(one),
        ...judgeWords(say(specified.product), say(one.product)),
      })),
    };
  };
  return {
    key: 'product',
    title: 'Product',
    rows: [
      words('kind', 'Kind', ({ noun }) => noun),
      words('materials', 'Material', ({ materials }) => materials),
      row('section', 'MasterFormat section', ruleWords.equal, sectionText, judgeSection),
      row('made', 'Availability', 'Available', madeText, (_one, { discontinued }) =>
        discontinued === null ? pass('Not discontinued.') : fail('Discontinued.'),
      ),
    ].filter((one) => one.specified.text !== ''),
  };

  function row(
    key: string,
    label: string,
    rule: string,
    say: (product: Product) => readonly [text: string, ...notes: string[]],
    judge: (specified: Product, proposed: Product) => Judgment,
  ): EvaluationRow {
    const stated = ({ product }: Compared): Stated => {
      const [text, ...notes] = say(product);
      return { text, notes, evidence: null };
    };
    return {
      key,
      label,
      rule,
      specified: stated(specified),
      findings: proposed.map((one) => ({ ...stated(one), ...judge(specified.product, one.product) })),
    };
  }
}

/** Manufacturers name the same thing differently, so other words need a person's judgment; none fails. */
function judgeWords(specified: string, proposed: string): Judgment {
  if (proposed === '') return unknown('Not stated. Ask the contractor for it.');
  if (normalizedWords(specified) === normalizedWords(proposed)) return pass('Same as specified.');
  return unknown('Described differently. Check whether it is the same.');
}

function sectionText({ csi: [first, ...more] }: Product): readonly [string, ...string[]] {
  if (first === undefined) return [''];
  const number = (section: typeof first): string => formatSection(section.number, '04');
  return [
    `${number(first)} ${first.title}`,
    ...more.map((section) => `also ${number(section)} ${section.title}`),
  ];
}

function judgeSection({ csi: [specified] }: Product, { csi }: Product): Judgment {
  const [first] = csi;
  if (specified === undefined || first === undefined) return unknown('No section stated.');
  if (first.number === specified.number) return pass('Same section.');
  const isAlso = csi.some(({ number }) => number === specified.number);
  return isAlso
    ? pass(`Also listed in ${formatSection(specified.number, '04')}.`)
    : fail(`Not listed in ${formatSection(specified.number, '04')}.`);
}

function madeText({ discontinued }: Product): readonly [string, ...string[]] {
  if (discontinued === null) return ['Available'];
  const { since, replacedBy } = discontinued;
  return [
    `Discontinued ${monthAndYear(since) ?? since}`,
    ...(replacedBy === null ? [] : [`Replaced by ${replacedBy.title}`]),
  ];
}

/** One row per standard that the specified product names. */
export function standardsGroup(specified: Compared, proposed: readonly Compared[]): EvaluationGroup {
  const numberOf = (standard: string): string => standard.split(' - ')[0] ?? standard;
  const own = new Map(
    specified.product.standards.map((standard) => [normalizedWords(numberOf(standard)), standard]),
  );
  return {
    key: 'standards',
    title: 'Tests and standards named',
    rows: [...own.values()].map((standard): EvaluationRow => {
      const [number = standard, ...title] = standard.split(' - ');
      return {
        key: `standard ${number}`,
        label: number,
        title: title.join(' - '),
        rule: 'Named by both',
        specified: { text: 'Named', notes: [], evidence: datasheetOf(specified.content) },
        findings: proposed.map(({ product, content }) =>
          product.standards.some((one) => normalizedWords(numberOf(one)) === normalizedWords(number))
            ? { text: 'Named', notes: [], evidence: datasheetOf(content), ...pass('Named by both.') }
            : { ...nothingStated, ...unknown('Not named. Ask the contractor for a report.') },
        ),
      };
    }),
  };
}

/** Rows on how much a product would contribute to each credit, based on its documents in the library. */
export const leedGroup = (
  specified: Compared,
  proposed: readonly Compared[],
  today: string,
): EvaluationGroup => ({
  key: 'leed',
  title: 'Effect on LEED and WELL',
  rows: creditRules.flatMap((rule) => {
    const own = countOf(rule, specified, today);
    const others = proposed.map((one) => countOf(rule, one, today));
    if (own.weight === 0 && others.every(({ weight }) => weight === 0)) return [];
    return [
      {
        key: `credit ${rule.key}`,
        label: `${rule.edition}: ${rule.title}`,
        rule: 'Counts at least as much',
        specified: own.stated,
        findings: others.map((other) => ({ ...other.stated, ...judgeCount(own, other) })),
      },
    ];
  }),
});

interface Count {
  /** Number of products it counts as; 0 if none of its documents counts. */
  weight: number;
  stated: Stated;
  /** Whether it has documents that concern the credit. */
  hasDocuments: boolean;
}

function countOf(rule: CreditRule, { content }: Compared, today: string): Count {
  const judged = content.flatMap((document) => {
    const worth = rule.worth(document, today);
    return worth === null ? [] : [{ document, worth }];
  });
  const [best] = judged.toSorted(
    (one, other) => (other.worth.counts ? other.worth.weight : 0) - (one.worth.counts ? one.worth.weight : 0),
  );
  if (best === undefined) return { weight: 0, stated: nothingStated, hasDocuments: false };
  const { document, worth } = best;
  const weight = worth.counts ? worth.weight : 0;
  return {
    weight,
    hasDocuments: true,
    stated: {
      text: weight === 0 ? 'Doesn’t count' : `Counts as ${weight === 1 ? '1 product' : `${weight} products`}`,
      notes: [worth.because],
      evidence: document,
    },
  };
}

function judgeCount(specified: Count, proposed: Count): Judgment {
  if (!proposed.hasDocuments)
    return specified.weight === 0 ? pass('Neither counts.') : unknown('No document in the library counts.');
  const text = `${specified.weight}`;
  return judgeNumbers(specified.weight, proposed.weight, { direction: 'higher', text });
}
