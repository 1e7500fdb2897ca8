/** The article on manufacturers of a neutral section: those of the library, and how others are accepted. */
export function manufacturersArticle(manufacturers: readonly string[]): string[] {
  return [
    '  NOTE Public work names several manufacturers or none. Each number of this Section begins at a value that every manufacturer listed meets with a product of the library, and its range is that of their products; a stricter value leaves fewer of them.',
    '  Acceptable manufacturers, where their products meet the requirements of this Section: ;; outline',
    ...manufacturers.map((name) => `    [x] ${name}${name.endsWith('.') ? '' : '.'} ;; outline`),
    '  (x) Other manufacturers, or equal: Accepted under {§016000} where their products meet every requirement of this Section. ;; group equal ;; outline',
    '  ( ) Other manufacturers, or equal: Accepted by addendum, on requests under {§012500} received before bids. ;; group equal ;; outline ;; why It settles before bids who may be used, so that every bidder prices the same.',
  ];
}
