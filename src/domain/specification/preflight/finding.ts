import type { OpenItem } from '#src/domain/merged-section/merge-types.ts';
import type { Notes } from '#src/domain/specification/section-document.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';

export type FindingKind =
  | 'blank'
  | 'undecided'
  | 'unsettled'
  | 'requires'
  | 'excludes'
  | 'not-listed'
  | 'not-cited'
  | 'withdrawn'
  | 'expired'
  | 'notes'
  | 'proprietary'
  | 'related';

/** Something to look at before the section goes out. It never keeps one from exporting. */
export interface Finding {
  /** Stays the same while the finding stands. */
  key: string;
  kind: FindingKind;
  /** Where to go; null where no one line is meant. */
  lineId: number | null;
  message: string;
  /** One action that settles it. */
  fix: { label: string; apply: (state: SectionState) => SectionState } | null;
}

/** An EPD, HPD or certificate of a product that the section names. */
export interface NamedDeclaration {
  productId: number;
  /** As the library calls it: `EPD of Brightdeck TPO`. */
  title: string;
  /** ISO day, null where it has no end. */
  validUntil: string | null;
}

/** The facts beyond the section that the checks need. */
export interface PreflightContext {
  notes: Notes;
  /** ISO day. */
  today: string;
  declarations: readonly NamedDeclaration[];
  /** Public work may not name one manufacturer alone. */
  isPublic: boolean;
  /** Six-digit numbers of the sections the project has; null where the section belongs to no project. */
  projectSections: readonly string[] | null;
  /** The differences between makers of a merged section; empty for a section of one maker. */
  toSettle?: readonly OpenItem[];
}

/** The order in which kinds are listed: what makes the section wrong before what makes it incomplete. */
export const findingOrder: readonly FindingKind[] = [
  'unsettled',
  'requires',
  'excludes',
  'undecided',
  'blank',
  'withdrawn',
  'not-listed',
  'not-cited',
  'expired',
  'proprietary',
  'related',
  'notes',
];
