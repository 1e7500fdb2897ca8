/** Words after `or` and `and` that make a value the minimum: `2 in or thicker`, `45 psf and up`. */
export const moreWords =
  'more|higher|greater|above|over|up|thicker|wider|taller|deeper|longer|larger|bigger|heavier|stronger|faster';
/** The same for a maximum. `Or better` means either one, depending on the property. */
export const lessWords =
  'less|lower|below|under|down|fewer|thinner|narrower|shorter|shallower|smaller|lighter|slower';
