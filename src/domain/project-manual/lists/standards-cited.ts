import type { SpecReference } from '#src/contracts/spec-sections.ts';
import type { CheckedSpec } from '#src/domain/project-manual/checks/checked-project.ts';
import type { Clause } from '#src/domain/project-manual/lists/clauses.ts';
import { ownWords } from '#src/domain/specification/line-text.ts';
import { designationsIn } from '#src/domain/specification/preflight/reference-checks.ts';

export interface CitedStandard {
  designation: string;
  title: string;
  status: string;
  /** In order; at least one. */
  clauses: readonly Clause[];
}

/** The standards that a section's paragraphs cite, including a person's own text. */
export function standardsCited(
  { content: { section, state } }: Pick<CheckedSpec, 'content'>,
  clauses: readonly Clause[],
): CitedStandard[] {
  const known = new Map(section.references.map((reference) => [reference.designation, reference]));
  const citing = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const own = ownWords(clause.line, state);
    const names =
      own === undefined
        ? clause.line.text.flatMap((run) =>
            typeof run === 'object' && 'reference' in run ? [run.reference] : [],
          )
        : designationsIn(own);
    for (const name of new Set(names)) citing.set(name, [...(citing.get(name) ?? []), clause]);
  }
  return [...citing].map(([designation, own]) => ({
    designation,
    title: known.get(designation)?.title ?? '',
    status: statusOf(known.get(designation)),
    clauses: own,
  }));
}

function statusOf(reference: SpecReference | undefined): string {
  if (reference === undefined) return 'Not listed';
  const { status, replacedBy } = reference;
  if (status === 'active') return 'In force';
  const word = status === 'withdrawn' ? 'Withdrawn' : 'Superseded';
  return replacedBy === null ? word : `${word}, replaced by ${replacedBy}`;
}
