/** Two rows of thumbnails on a wide screen. */
const maxShown = 16;

/** Of a long set, the part around one of its items, as even as the set's ends allow; a short set whole. */
export function nearbySiblings<T extends { id: number }>(set: readonly T[], id: number): readonly T[] {
  const at = Math.max(
    0,
    set.findIndex((one) => one.id === id),
  );
  const start = Math.max(0, Math.min(at - maxShown / 2, set.length - maxShown));
  return set.slice(start, start + maxShown);
}
