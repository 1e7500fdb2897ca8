import { keyOf, type Entry, type Fields, type Keep } from '#src/reference-api/keep.ts';
import { refuse } from '#src/reference-api/refusal.ts';

const REQUESTS = 'requests';

/** Codes of a disk that is full, or of a share of it. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Visitors' changes to the sample world, kept across restarts. */
export class Changes {
  readonly #keep: Keep | null;
  readonly #entries = new Map<string, Entry>();
  #unsaved: Entry[] = [];
  /** For each write that is not saved yet: the record's key and what stood there before. */
  #before: [key: string, entry: Entry | undefined][] = [];
  #saving: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** How many writes there were, saved or not. */
  writes = 0;
  /** How many saves failed. What was written while one failed is taken back. */
  failures = 0;
  #failure: unknown = null;

  private constructor(keep: Keep | null) {
    this.#keep = keep;
  }

  static async load(keep: Keep | null): Promise<Changes> {
    const changes = new Changes(keep);
    for (const entry of (await keep?.load()) ?? []) changes.#apply(entry);
    keep?.watch?.((entries) => entries.forEach((entry) => changes.#apply(entry)));
    return changes;
  }

  /** Takes in a visitor's request and gives it a number, counted over all kinds. */
  addRequest(kind: string, body: Fields): number {
    const id = Math.max(0, ...this.writtenIds(REQUESTS)) + 1;
    this.write(REQUESTS, id, { kind, body });
    return id;
  }

  /** The bodies of the requests of a kind. */
  requests(kind: string): unknown[] {
    return this.writtenIds(REQUESTS).flatMap((id) => {
      const fields = this.written(REQUESTS, id);
      return fields?.['kind'] === kind ? [fields['body']] : [];
    });
  }

  /** Writes fields over a record; null deletes it, undefined takes back what was written. */
  write(resource: string, id: number, fields: Fields | null | undefined): void {
    const entry = { resource, id, fields };
    this.writes += 1;
    this.#before.push([keyOf(entry), this.#entries.get(keyOf(entry))]);
    this.#unsaved.push(entry);
    this.#apply(entry);
  }

  /** Takes everything back: the world is as it was seeded. */
  reset(): void {
    for (const { resource, id } of this.#entries.values()) this.write(resource, id, undefined);
  }

  /** The written fields of one record: null deleted, undefined untouched. */
  written(resource: string, id: number): Fields | null | undefined {
    return this.#entries.get(keyOf({ resource, id }))?.fields;
  }

  /** The ids of a resource that were written or deleted, ascending. */
  writtenIds(resource: string): number[] {
    return [...this.#entries.values()]
      .flatMap((entry) => (entry.resource === resource ? [entry.id] : []))
      .toSorted((one, other) => one - other);
  }

  /** Resolves when everything written is safe. Writes of a moment are saved together, one batch after the other. */
  flush(): Promise<void> {
    if (this.#unsaved.length > 0)
      this.#next ??= this.#saving.then(() => {
        this.#next = null;
        this.#saving = this.#save();
        return this.#saving;
      });
    return this.#next ?? this.#saving;
  }

  /** Ends a call whose writes could not be saved with 507 or 503; `failures` as they were before it wrote. */
  async mustBeSaved(failures: number): Promise<void> {
    await this.flush();
    if (this.failures === failures) return;
    const error = this.#failure;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (full.has(code)) refuse(507, 'The server’s disk is full. Nothing was saved.');
    refuse(503, 'The server can’t write data right now. Nothing was saved.');
  }

  /** Of writes that cannot be saved nothing stays, nor of those made on top of them. */
  async #save(): Promise<void> {
    const [entries, before] = [this.#unsaved, this.#before];
    this.#unsaved = [];
    this.#before = [];
    try {
      await this.#keep?.save(entries);
    } catch (error) {
      for (const [key, entry] of [...before, ...this.#before].toReversed())
        if (entry) this.#entries.set(key, entry);
        else this.#entries.delete(key);
      this.#unsaved = [];
      this.#before = [];
      this.failures += 1;
      this.#failure = error;
    }
  }

  #apply(entry: Entry): void {
    if (entry.fields === undefined) this.#entries.delete(keyOf(entry));
    else this.#entries.set(keyOf(entry), entry);
  }
}
