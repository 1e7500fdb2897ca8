/** The article on manufacturers of a neutral section: those of the library, and how others are accepted. */
export function manufacturersArticle(manufacturers: readonly string[]): string[] {
  return [
    '  NOTE Public work names several manufacturers or none. Each number of a property begins at a value that at least half of the products of that kind by each manufacturer listed meet. Its range is that of the products in the library or, where these are alike, what is usual in the trade; a stricter value leaves fewer of them.',
    '  Acceptable manufacturers, where their products meet the requirements of this Section: ;; outline',
    ...manufacturers.map((name) => `    [x] ${name}${name.endsWith('.') ? '' : '.'} ;; outline`),
    '  (x) Other manufacturers, or equal: Accepted under {§016000} where their products meet every requirement of this Section. ;; group equal ;; outline',
    '  ( ) Other manufacturers, or equal: Accepted by addendum, on requests under {§012500} received before bids. ;; group equal ;; outline ;; why It settles before bids who may be used, so that every bidder prices the same.',
  ];
}
