import type { Product } from '#src/contracts/content.ts';
import type { Compared } from '#src/domain/compare/table.ts';
import { attributeNamed, statedOf } from '#src/domain/substitution/attribute-rows.ts';
import { ruleWords } from '#src/domain/substitution/direction.ts';
import { nothingStated, unknown } from '#src/domain/substitution/evaluation.ts';
import type {
  EvaluationGroup,
  EvaluationRow,
  Judgment,
  Stated,
} from '#src/domain/substitution/evaluation.ts';
import { evidenceOf } from '#src/domain/substitution/evidence.ts';
import { judgeAttribute, judgeNumbers } from '#src/domain/substitution/judge.ts';
import { withUnit } from '#src/domain/unit-text.ts';
import type { UnitSystem } from '#src/domain/units.ts';

/** A warranty term; its scope is empty if only the years are stated. */
interface Term {
  kind: string;
  /** Null for words, such as a lifetime warranty. */
  years: number | null;
  text: string;
}

/** Parses `Finish: 30 years`, `18 months`, `20 years, 60 mil`. The text after the comma is a condition. */
function termOf(text: string): Term {
  const [, kind = '', rest = ''] = /^(?:([^:]+):)?(.*)$/s.exec(text) ?? [];
  const [, amount, unit = ''] = /(?:^|\D)(\d+(?:\.\d+)?)\s*(year|month)/i.exec(rest) ?? [];
  const years = amount === undefined ? null : Number(amount) / (unit.toLowerCase() === 'month' ? 12 : 1);
  return { kind: kind.trim().toLowerCase(), years, text: text.trim() };
}

const termsOf = ({ options }: Pick<Product, 'options'>): readonly Term[] =>
  options
    .filter(({ name }) => /^warrant/i.test(name))
    .flatMap(({ values }) => values.map(({ text }) => termOf(text)));

/** The overall warranty in years, and the years for each kind of warranty that the specified product names. */
export function warrantyGroup(
  specified: Compared,
  proposed: readonly Compared[],
  units: UnitSystem,
): EvaluationGroup {
  const kinds = [...new Set(termsOf(specified.product).flatMap(({ kind }) => (kind === '' ? [] : [kind])))];
  const years = yearsRow(specified, proposed, units);
  return {
    key: 'warranty',
    title: 'Warranty',
    rows: [...(years === null ? [] : [years]), ...kinds.map((kind) => kindRow(kind, specified, proposed))],
  };
}

function yearsRow(
  specified: Compared,
  proposed: readonly Compared[],
  units: UnitSystem,
): EvaluationRow | null {
  const own = attributeNamed(specified, 'warranty');
  if (own === null) return null;
  const stated = (one: Compared): Stated => {
    const attribute = attributeNamed(one, 'warranty');
    const terms = termsOf(one.product).map(({ text }) => text);
    const kinds = terms.length === 0 ? 'Kind not stated' : `Offered: ${terms.join('; ')}`;
    return attribute === null ? nothingStated : { ...statedOf(attribute, one, units), notes: [kinds] };
  };
  return {
    key: 'warranty',
    label: 'Warranty',
    rule: ruleWords.higher,
    specified: stated(specified),
    findings: proposed.map((one) => ({
      ...stated(one),
      ...(otherKinds(specified, one) ?? judgeAttribute(own, attributeNamed(one, 'warranty'), units)),
    })),
  };
}

/** A finish warranty says nothing about a system warranty: not comparable if both name kinds and share none. */
function otherKinds(specified: Compared, proposed: Compared): Judgment | null {
  const [one, other] = [kindsOf(specified), kindsOf(proposed)];
  const isShared = one.some((kind) => other.includes(kind));
  if (one.length === 0 || other.length === 0 || isShared) return null;
  return unknown(`Not comparable: specified covers ${wordsOf(one)}, proposed covers ${wordsOf(other)}.`);
}

const kindsOf = ({ product }: Compared): readonly string[] => [
  ...new Set(termsOf(product).map(({ kind }) => kind)),
];
const wordsOf = (kinds: readonly string[]): string =>
  kinds.map((kind) => (kind === '' ? 'the product' : kind)).join(', ');

function kindRow(kind: string, specified: Compared, proposed: readonly Compared[]): EvaluationRow {
  const best = bestTerm(specified, kind);
  return {
    key: `warranty ${kind}`,
    label: `Warranty, ${kind}`,
    rule: ruleWords.higher,
    specified: statedTerm(best, specified),
    findings: proposed.map((one) => {
      const own = bestTerm(one, kind);
      return { ...statedTerm(own, one), ...judgeTerms(best, own) };
    }),
  };
}

function judgeTerms(specified: Term | null, proposed: Term | null): Judgment {
  if (proposed === null) return unknown('Not stated. Ask the contractor for it.');
  if (specified === null || specified.years === null || proposed.years === null)
    return specified?.text.toLowerCase() === proposed.text.toLowerCase()
      ? judgeNumbers(0, 0, { direction: 'equal', text: '' })
      : unknown('Not comparable: not stated in years.');
  const text = withUnit(specified.years, 'years');
  return judgeNumbers(specified.years, proposed.years, { direction: 'higher', text });
}

function bestTerm({ product }: Compared, kind: string): Term | null {
  const own = termsOf(product).filter((term) => term.kind === kind);
  return own.toSorted((one, other) => (other.years ?? 0) - (one.years ?? 0))[0] ?? null;
}

function statedTerm(term: Term | null, { content }: Compared): Stated {
  if (term === null) return nothingStated;
  return { text: term.text, notes: [], evidence: evidenceOf({ key: 'warranty', standard: null }, content) };
}
