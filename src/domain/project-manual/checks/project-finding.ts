import { pluralize } from '#src/lib/numbers.ts';

/** Kinds of findings, in the order in which they are listed and counted. */
export const projectFindingKinds = [
  'blank',
  'undecided',
  'unsettled',
  'conflict',
  'empty',
  'unread',
  'untitled',
  'same-number',
  'differs',
  'missing',
  'unnamed',
  'not-in-project',
  'withdrawn',
  'not-listed',
  'not-cited',
  'proprietary',
  'units',
  'notes',
  'remarks',
] as const;
export type ProjectFindingKind = (typeof projectFindingKinds)[number];

/** A finding's link target. */
export type FindingPlace =
  /** A line of a section in SpecWizard; null is the section as a whole. Negative ids are a person's own paragraphs. */
  | { at: 'line'; seq: number; filename: string; lineId: number | null; label: string }
  /** A section of the outline, by its digits. */
  | { at: 'outline'; number: string; label: string }
  /** An item of the project, by `savedKey`. */
  | { at: 'item'; key: string; label: string };

/** Something to look at before the manual is issued. It never blocks a file. */
export interface ProjectFinding {
  /** Stable while the problem persists. */
  key: string;
  kind: ProjectFindingKind;
  /** Digits of the section; empty for the project as a whole. */
  number: string;
  message: string;
  /** Empty if it isn't about one place. */
  places: readonly FindingPlace[];
}

const words: Readonly<Record<ProjectFindingKind, readonly [one: string, many: string]>> = {
  blank: ['blank', 'blanks'],
  undecided: ['undecided choice', 'undecided choices'],
  unsettled: ['difference between manufacturers', 'differences between manufacturers'],
  conflict: ['conflict between choices', 'conflicts between choices'],
  empty: ['heading without text', 'headings without text'],
  unread: ['section that couldn’t be checked', 'sections that couldn’t be checked'],
  untitled: ['untitled section', 'untitled sections'],
  'same-number': ['repeated section number', 'repeated section numbers'],
  differs: ['difference between sections', 'differences between sections'],
  missing: ['missing section', 'missing sections'],
  unnamed: ['product that no section names', 'products that no section names'],
  'not-in-project': ['section with other products', 'sections with other products'],
  withdrawn: ['standard out of force', 'standards out of force'],
  'not-listed': ['standard not listed', 'standards not listed'],
  'not-cited': ['standard never cited', 'standards never cited'],
  proprietary: ['proprietary clause', 'proprietary clauses'],
  units: ['measure in other units', 'measures in other units'],
  notes: ['note to specifier that prints', 'notes to specifier that print'],
  remarks: ['remark', 'remarks'],
};

/** `11 blanks`, `1 missing section`, by kind. */
export const findingCounts = (findings: readonly Pick<ProjectFinding, 'kind'>[]): string[] =>
  projectFindingKinds.flatMap((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    const [one, many] = words[kind];
    return count === 0 ? [] : [pluralize(count, one, many)];
  });

/** `Draft: 11 blanks, 2 missing sections`, for a document’s first page; empty if nothing is open. */
export function draftText(findings: readonly Pick<ProjectFinding, 'kind'>[]): string {
  const counts = findingCounts(findings);
  return counts.length === 0 ? '' : `Draft: ${counts.join(', ')}`;
}
