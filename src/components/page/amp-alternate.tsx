import { publicOrigin } from '#src/browser/location.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { ampPathOf } from '#src/domain/amp-paths.ts';

/** Link to the AMP version for the document's head, if this build has AMP pages. */
export function AmpAlternate({ type }: { type: ContentType | null }) {
  if (import.meta.env.VITE_AMP_PAGES !== 'true') return null;
  return <link rel="amphtml" href={`${publicOrigin()}${ampPathOf(type)}`} />;
}
