/** Finds records by a key, such as their owner, without going through all of them. */
export class RecordIndex<Key> {
  readonly #keys = new Map<number, Key>();
  readonly #ids = new Map<Key, Set<number>>();

  /** Sets a record's key; null if it has none or is gone. */
  put(id: number, key: Key | null): void {
    const before = this.#keys.get(id);
    if (before !== undefined) {
      const ids = this.#ids.get(before);
      ids?.delete(id);
      if (ids?.size === 0) this.#ids.delete(before);
      this.#keys.delete(id);
    }
    if (key === null) return;
    this.#keys.set(id, key);
    this.#ids.set(key, (this.#ids.get(key) ?? new Set<number>()).add(id));
  }

  /** The ids of the records with this key. */
  of(key: Key): number[] {
    return [...(this.#ids.get(key) ?? [])];
  }
}
