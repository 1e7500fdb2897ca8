import type { StandardsQuery } from '#src/contracts/spec-library.ts';
import type { StandardsView } from '#src/domain/spec-library/standards-list.ts';

/** What is chosen, as the call takes it. */
export const standardsCallQuery = ({ words, section, organization }: StandardsView): StandardsQuery => ({
  ...(words !== '' && { q: words }),
  ...(section !== '' && { section }),
  ...(organization !== '' && { organization }),
});
