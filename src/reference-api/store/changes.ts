import * as v from 'valibot';

import { type Entry, type Fields, type Keep } from '#src/reference-api/store/keep.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

const REQUESTS = 'requests';

/** Of visitors' requests so many are kept; then the oldest go. */
const MOST_REQUESTS = 10_000;

/** The one record that says which numbers were given, where the records themselves no longer do. */
const GIVEN = { resource: 'given-ids', id: 1 } as const;
const givenIds = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

type Take = (id: number, fields: Fields | null | undefined) => void;

/** Codes of a disk that is full, or of a share of it. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Visitors' changes to the sample world, kept across restarts. */
export class Changes {
  readonly #keep: Keep | null;
  /** By resource and id. */
  readonly #tables = new Map<string, Map<number, Entry>>();
  /** The highest number of each resource that was ever given. */
  readonly #given = new Map<string, number>();
  readonly #followers = new Map<string, Take[]>();
  #unsaved: Entry[] = [];
  /** For each write that is not saved yet, what stood there before. */
  #before: Entry[] = [];
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
    changes.#dropOldRequests();
    await changes.flush();
    keep?.watch?.((entries) => entries.forEach((entry) => changes.#apply(entry)));
    return changes;
  }

  /** The number that the next record of a resource takes, above `least`. None is given twice, not even after a restart. */
  nextId(resource: string, least = 0): number {
    return Math.max(least, this.#given.get(resource) ?? 0) + 1;
  }

  /** Takes in a visitor's request and gives it a number, counted over all kinds. */
  addRequest(kind: string, body: Fields): number {
    const id = this.nextId(REQUESTS);
    this.write(REQUESTS, id, { kind, body });
    this.#dropOldRequests();
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
    this.#write({ resource, id, fields });
    const isLast = fields === undefined && this.#given.get(resource) === id;
    if (isLast)
      this.#write({ ...GIVEN, fields: { ...this.written(GIVEN.resource, GIVEN.id), [resource]: id } });
  }

  /** Takes everything back: the world is as it was seeded. */
  reset(): void {
    for (const table of this.#tables.values())
      for (const { resource, id } of table.values()) this.#write({ resource, id, fields: undefined });
    this.#given.clear();
  }

  /** The written fields of one record: null deleted, undefined untouched. */
  written(resource: string, id: number): Fields | null | undefined {
    return this.#tables.get(resource)?.get(id)?.fields;
  }

  /** The ids of a resource that were written or deleted, ascending. */
  writtenIds(resource: string): number[] {
    return [...(this.#tables.get(resource)?.keys() ?? [])].toSorted((one, other) => one - other);
  }

  /** Tells of every record of a resource that is written, and from then on of each change, taken back or not. */
  follow(resource: string, take: Take): void {
    for (const { id, fields } of this.#tables.get(resource)?.values() ?? []) take(id, fields);
    this.#followers.set(resource, [...(this.#followers.get(resource) ?? []), take]);
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
      for (const entry of [...before, ...this.#before].toReversed()) this.#apply(entry);
      this.#unsaved = [];
      this.#before = [];
      this.failures += 1;
      this.#failure = error;
    }
  }

  #write(entry: Entry): void {
    const { resource, id } = entry;
    this.writes += 1;
    this.#before.push({ resource, id, fields: this.written(resource, id) });
    this.#unsaved.push(entry);
    this.#apply(entry);
  }

  #apply(entry: Entry): void {
    const { resource, id, fields } = entry;
    const table = this.#tables.get(resource) ?? new Map<number, Entry>();
    this.#tables.set(resource, table);
    if (fields === undefined) table.delete(id);
    else table.set(id, entry);
    this.#give(resource, id);
    if (resource === GIVEN.resource && v.is(givenIds, fields))
      for (const [name, last] of Object.entries(fields)) this.#give(name, last);
    for (const take of this.#followers.get(resource) ?? []) take(id, fields);
  }

  #give(resource: string, id: number): void {
    this.#given.set(resource, Math.max(id, this.#given.get(resource) ?? 0));
  }

  #dropOldRequests(): void {
    const tooMany = (this.#tables.get(REQUESTS)?.size ?? 0) - MOST_REQUESTS;
    if (tooMany <= 0) return;
    for (const id of this.writtenIds(REQUESTS).slice(0, tooMany)) this.write(REQUESTS, id, undefined);
  }
}
