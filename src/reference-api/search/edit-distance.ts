/**
 * Typing errors between two words: letters added, omitted, replaced, or swapped with their neighbor. Returns `limit +
 * 1` as soon as there must be more than `limit`.
 */
export function editDistance(first: string, second: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(first.length - second.length) > limit) return beyond;
  const width = second.length + 1;
  let [earlier, above, here] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  for (let column = 0; column < width; column += 1) above[column] = column;
  for (let row = 1; row <= first.length; row += 1) {
    here[0] = row;
    let least = row;
    const letter = first.charCodeAt(row - 1);
    for (let column = 1; column <= second.length; column += 1) {
      const other = second.charCodeAt(column - 1);
      const substituted = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      let best = Math.min(substituted, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === second.charCodeAt(column - 2) &&
        other === first.charCodeAt(row - 2);
      if (isSwap) best = Math.min(best, (earlier[column - 2] ?? 0) + 1);
      here[column] = best;
      if (best < least) least = best;
    }
    if (least > limit) return beyond;
    [earlier, above, here] = [above, here, earlier];
  }
  return Math.min(above[second.length] ?? beyond, beyond);
}
