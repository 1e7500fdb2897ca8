import { type OtherWording, otherWordings } from '#src/reference-api/search/trade-phrases.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

const mostShare = 0.1;
const fewDocuments = 200;

/**
 * What else the trade calls a word, without the wordings that mean too much here: `iso` is polyisocyanurate to some,
 * but a library is full of ISO standards.
 */
export function usualWordings(term: string, vocabulary: Vocabulary): OtherWording[] {
  const most = Math.max(fewDocuments, vocabulary.documents * mostShare);
  return otherWordings(term).filter((wording) => vocabulary.documentCount(wording.term) <= most);
}
