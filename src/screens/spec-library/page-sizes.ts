/** Number of specifications on a page of results. */
export const specificationsOnPage = 10;
/** Number of paragraphs on a page of one specification. */
export const hitsOnPage = 50;
export const standardsOnPage = 100;
