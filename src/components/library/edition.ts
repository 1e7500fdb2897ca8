import { useLocation } from 'react-router';

import { currentMf, setMf } from '#src/components/library/mf.ts';
import { editionFrom } from '#src/domain/masterformat/edition.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Edition } from '#src/domain/masterformat/number.ts';

/**
 * The edition of MasterFormat whose numbers the screen shows. An address that states one, `?mf=95`, makes it the
 * visitor's own: written down before the rest of the screen renders, which reads it through `currentMf`.
 */
export function useEdition(): Edition {
  const stated = editionFrom(new URLSearchParams(useLocation().search).get('mf'));
  const own = currentMf();
  if (stated !== null && stated !== own) setMf(stated);
  return stated ?? own;
}

/** A section's number in an edition, the visitor's own unless told: `07 54 23` or `07540`. */
export function shownNumber(section: { digits: string; former: string }, edition = currentMf()): string {
  return edition === '95' && section.former !== ''
    ? formatSection(section.former, '95')
    : formatSection(section.digits, '04');
}
