import type { Edition } from '#src/domain/masterformat/number.ts';

/** The edition of MasterFormat that a link asks for with `mf`, or null where it asks for none. */
export function editionFrom(text: string | null): Edition | null {
  return text === '04' || text === '95' ? text : null;
}
