/** Of MasterFormat: six digits since 2004, five before. */
export type Edition = '04' | '95';

/** The edition of MasterFormat that a link asks for with `mf`, or null where it asks for none. */
export function editionFrom(text: string | null): Edition | null {
  return text === '04' || text === '95' ? text : null;
}
