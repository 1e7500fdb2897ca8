/** The words behind `or` and `and` where a value is the least: `2 in or thicker`, `45 psf and up`. */
export const moreWords =
  'more|higher|greater|above|over|up|thicker|wider|taller|deeper|longer|larger|bigger|heavier|stronger|faster';
/** The same where it is the most. `Or better` is either, as the property is. */
export const lessWords =
  'less|lower|below|under|down|fewer|thinner|narrower|shorter|shallower|smaller|lighter|slower';
