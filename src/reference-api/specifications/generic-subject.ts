import type { Family } from '#src/reference-api/content/families.ts';
import type { SortedStandards } from '#src/reference-api/specifications/generic-standards.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';

/** What a section is about that no master describes. */
export interface Subject {
  profile: KindProfile;
  family: Family;
  standards: SortedStandards;
  /** The index of the kind that is the basis of design. */
  leading: number;
}
