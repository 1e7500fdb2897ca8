import type { Content } from '#src/contracts/content.ts';

/** `unknown` where the library cannot say: nothing stated, another test, another declared unit. Never a guess. */
export type Verdict = 'pass' | 'fail' | 'unknown';

export interface Judgment {
  verdict: Verdict;
  /** A sentence. */
  why: string;
}

/** A product's statement. */
export interface Stated {
  /** Empty where it states nothing. */
  text: string;
  notes: readonly string[];
  /** The document of the library that supports it. */
  evidence: Content | null;
}

/** A proposed product's statement, held against the specified one. */
export interface Finding extends Stated, Judgment {}

export interface EvaluationRow {
  key: string;
  label: string;
  /** The rule in words: `At least the specified value`. */
  rule: string;
  specified: Stated;
  /** One for each proposed product. */
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

export const nothing: Stated = { text: '', notes: [], evidence: null };

export const pass = (why: string): Judgment => ({ verdict: 'pass', why });
export const fail = (why: string): Judgment => ({ verdict: 'fail', why });
export const unknown = (why: string): Judgment => ({ verdict: 'unknown', why });

export const rowsOf = (groups: readonly EvaluationGroup[]): readonly EvaluationRow[] =>
  groups.flatMap(({ rows }) => rows);

/** How many rows of one proposed product pass, fail and are unknown. */
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

/** Only rows that at least one of the proposed products does not pass. */
export function openRows(groups: readonly EvaluationGroup[]): readonly EvaluationGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ findings }) => findings.some(({ verdict }) => verdict !== 'pass')),
    }))
    .filter(({ rows }) => rows.length > 0);
}
