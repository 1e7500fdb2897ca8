import { draftText, type ProjectFindingKind } from '#src/domain/project-manual/checks/project-finding.ts';
import type { Finding, FindingKind } from '#src/domain/specification/preflight/finding.ts';

/** The project kind of each section finding; missing kinds aren't about the text. */
export const projectKindOf: Readonly<Partial<Record<FindingKind, ProjectFindingKind>>> = {
  unsettled: 'unsettled',
  requires: 'conflict',
  excludes: 'conflict',
  undecided: 'undecided',
  blank: 'blank',
  empty: 'empty',
  withdrawn: 'withdrawn',
  'not-listed': 'not-listed',
  'not-cited': 'not-cited',
  proprietary: 'proprietary',
  related: 'missing',
  units: 'units',
};

/** Checked for all sections of a project together. */
export const checkedTogether: ReadonlySet<FindingKind> = new Set(['related', 'units']);

/** `Draft: 11 blanks, 2 missing sections`, for the first page of a section; empty if nothing is open. */
export const sectionDraft = (findings: readonly Pick<Finding, 'kind'>[]): string =>
  draftText(
    findings.flatMap(({ kind }) => {
      const of = projectKindOf[kind];
      return of === undefined ? [] : [{ kind: of }];
    }),
  );
