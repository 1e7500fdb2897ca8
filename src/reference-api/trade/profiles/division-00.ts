import { bidForm } from '#src/reference-api/trade/profiles/division-00-bid-forms.ts';
import { bondForm } from '#src/reference-api/trade/profiles/division-00-bond-forms.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Procurement and contracting requirements. */
export const division00: readonly SectionProfile[] = [bidForm, bondForm];
