import type { Content } from '#src/contracts/content.ts';

/** `unknown` if nothing is stated, the test differs, or the declared unit does. Never a guess. */
export type Verdict = 'pass' | 'fail' | 'unknown';

export interface Judgment {
  verdict: Verdict;
  /** As a sentence. */
  why: string;
}

/** What a product states about a property. */
export interface Stated {
  /** Empty if it states nothing. */
  text: string;
  notes: readonly string[];
  /** The library document that supports it. */
  evidence: Content | null;
}

/** A proposed product's statement with its verdict. */
export interface Finding extends Stated, Judgment {}

export interface EvaluationRow {
  key: string;
  label: string;
  /** What the label stands for, such as a standard's title; forms, whose readers know it, omit it. */
  title?: string;
  /** The rule in words: `At least the specified value`. */
  rule: string;
  specified: Stated;
  /** One per proposed product. */
  findings: readonly Finding[];
}

export interface EvaluationGroup {
  key: string;
  title: string;
  rows: readonly EvaluationRow[];
}

export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  unknown: 'Unknown',
};

export const nothingStated: Stated = { text: '', notes: [], evidence: null };

export const pass = (why: string): Judgment => ({ verdict: 'pass', why });
export const fail = (why: string): Judgment => ({ verdict: 'fail', why });
export const unknown = (why: string): Judgment => ({ verdict: 'unknown', why });

export const rowsOf = (groups: readonly EvaluationGroup[]): readonly EvaluationRow[] =>
  groups.flatMap(({ rows }) => rows);

/** Number of rows that pass, fail, or are unknown for one proposed product. */
export function tallyOf(
  groups: readonly EvaluationGroup[],
  column: number,
): Readonly<Record<Verdict, number>> {
  const tally = { pass: 0, fail: 0, unknown: 0 };
  for (const { findings } of rowsOf(groups)) {
    const finding = findings[column];
    if (finding) tally[finding.verdict] += 1;
  }
  return tally;
}

/** Only rows that at least one proposed product doesn't pass. */
export const openRows = (groups: readonly EvaluationGroup[]): readonly EvaluationGroup[] =>
  groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ findings }) => findings.some(({ verdict }) => verdict !== 'pass')),
    }))
    .filter(({ rows }) => rows.length > 0);
