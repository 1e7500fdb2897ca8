import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import type { Notes } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';

export type FindingKind =
  | 'blank'
  | 'empty'
  | 'undecided'
  | 'unsettled'
  | 'requires'
  | 'excludes'
  | 'not-listed'
  | 'not-cited'
  | 'withdrawn'
  | 'expired'
  | 'notes'
  | 'units'
  | 'proprietary'
  | 'related';

/** A problem to look at before the section is issued. It never blocks an export. */
export interface Finding {
  /** Stable while the problem persists. */
  key: string;
  kind: FindingKind;
  /** The line to go to; null if no single line is meant. */
  lineId: number | null;
  message: string;
  /** One action that fixes it. */
  fix: { label: string; apply: (state: SectionState) => SectionState } | null;
}

/** An EPD, HPD, or certificate of a product that the section names. */
export interface NamedDeclaration {
  productId: number;
  /** Title in the library: `EPD of Brightdeck TPO`. */
  title: string;
  /** ISO date; null if it doesn't expire. */
  validUntil: string | null;
}

/** Facts from outside the section that the checks need. */
export interface PreflightContext {
  notes: Notes;
  /** ISO date. */
  today: string;
  declarations: readonly NamedDeclaration[];
  /** Publicly funded work must not name a single manufacturer. */
  isPublic: boolean;
  /** Six-digit numbers of the project's sections; null if the section belongs to no project. */
  projectSections: readonly string[] | null;
  /** Open conflicts between manufacturers in a merged section; empty for other sections. */
  toSettle?: readonly OpenItem[];
}

/** Order of findings by kind: errors before omissions. */
export const findingOrder: readonly FindingKind[] = [
  'unsettled',
  'requires',
  'excludes',
  'undecided',
  'blank',
  'empty',
  'withdrawn',
  'not-listed',
  'not-cited',
  'expired',
  'proprietary',
  'related',
  'units',
  'notes',
];
