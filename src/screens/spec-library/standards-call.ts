import type { StandardsQuery } from '#src/contracts/spec-library.ts';
import type { StandardsView } from '#src/domain/spec-library/standards-list.ts';

/** The choices as the call's query. */
export const standardsCallQuery = ({ words, section, organization }: StandardsView): StandardsQuery => ({
  ...(words !== '' && { q: words }),
  ...(section !== '' && { section }),
  ...(organization !== '' && { organization }),
});
