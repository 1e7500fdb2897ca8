/** MasterFormat edition: six digits since 2004, five before. */
export type Edition = '04' | '95';

/** The edition that a link requests with `mf`, or null if it has none. */
export const editionFrom = (text: string | null): Edition | null =>
  text === '04' || text === '95' ? text : null;
