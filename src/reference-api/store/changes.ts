import * as v from 'valibot';
import { type Entry, type Fields, type ChangeStorage } from '#src/reference-api/store/change-storage.ts';
import { Turns, Unsaved } from '#src/reference-api/store/turns.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';

const REQUESTS = 'requests';

/** Maximum number of visitors' requests; the oldest are dropped. */
const MOST_REQUESTS = 10_000;

/** The record that stores the highest id used in each resource, so that ids of deleted records are not reused. */
const USED_IDS = { resource: 'given-ids', id: 1 } as const;
const usedIds = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

type Follower = (id: number, fields: Fields | null | undefined) => void;

/** Error codes of a disk, quota, or database that is full. */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Visitors' changes to the sample world, kept across restarts. */
export class Changes {
  readonly #storage: ChangeStorage | null;
  /** By resource and id. */
  readonly #tables = new Map<string, Map<number, Entry>>();
  /** The highest id ever used, by resource. */
  readonly #highestIds = new Map<string, number>();
  readonly #followers = new Map<string, Follower[]>();
  #unsaved: Entry[] = [];
  /** For each write that is not saved yet, the entry before it. */
  #before: Entry[] = [];
  #saving: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** Number of writes, saved or not. */
  writes = 0;
  /** Number of failed saves. A failed save undoes its writes. */
  failures = 0;
  #failure: unknown = null;
  /** Null if only this process writes. */
  readonly #turns: Turns | null;

  private constructor(storage: ChangeStorage | null) {
    this.#storage = storage;
    this.#turns = storage?.shared ? new Turns(storage.shared, () => this.#takeWritten()) : null;
  }

  static async load(storage: ChangeStorage | null): Promise<Changes> {
    const changes = new Changes(storage);
    for (const entry of (await storage?.load()) ?? []) changes.#apply(entry);
    if (!storage?.shared) changes.#dropOldRequests();
    await changes.flush();
    storage?.watch?.((entries) => entries.forEach((entry) => changes.#apply(entry)));
    return changes;
  }

  /** The id for the next record of a resource, above `least`. No id is used twice, not even after a restart. */
  nextId(resource: string, least = 0): number {
    return Math.max(least, this.#highestIds.get(resource) ?? 0) + 1;
  }

  /** Stores a visitor's request under a number that counts all kinds. */
  addRequest(kind: string, body: Fields): number {
    const id = this.nextId(REQUESTS);
    this.write(REQUESTS, id, { kind, body });
    this.#dropOldRequests();
    return id;
  }

  requests(kind: string): unknown[] {
    return this.writtenIds(REQUESTS).flatMap((id) => {
      const fields = this.written(REQUESTS, id);
      return fields?.['kind'] === kind ? [fields['body']] : [];
    });
  }

  /** Writes fields over a record. Null deletes the record; undefined undoes what was written. */
  write(resource: string, id: number, fields: Fields | null | undefined): void {
    this.#write({ resource, id, fields });
    const isLast = fields === undefined && this.#highestIds.get(resource) === id;
    if (isLast)
      this.#write({
        ...USED_IDS,
        fields: { ...this.written(USED_IDS.resource, USED_IDS.id), [resource]: id },
      });
  }

  /** Undoes everything: the world is as seeded. */
  reset(): void {
    for (const table of this.#tables.values())
      for (const { resource, id } of table.values()) this.#write({ resource, id, fields: undefined });
    this.#highestIds.clear();
  }

  /** The written fields of a record: null if deleted, undefined if unchanged. */
  written(resource: string, id: number): Fields | null | undefined {
    return this.#tables.get(resource)?.get(id)?.fields;
  }

  /** The ids of written or deleted records, ascending. */
  writtenIds(resource: string): number[] {
    return [...(this.#tables.get(resource)?.keys() ?? [])].toSorted((one, other) => one - other);
  }

  /** Calls back with each record written so far, and from then on after each change, including undone ones. */
  follow(resource: string, take: Follower): void {
    for (const { id, fields } of this.#tables.get(resource)?.values() ?? []) take(id, fields);
    this.#followers.set(resource, [...(this.#followers.get(resource) ?? []), take]);
  }

  /** Resolves when all writes are saved. Concurrent writes are saved together, one batch at a time. */
  flush(): Promise<void> {
    if (this.#turns) return this.#turns.idle();
    if (this.#unsaved.length > 0)
      this.#next ??= this.#saving.then(() => {
        this.#next = null;
        this.#saving = this.#save();
        return this.#saving;
      });
    return this.#next ?? this.#saving;
  }

  /** Refuses with 507 or 503 a call whose writes could not be saved. `failures` is the count before it wrote. */
  async mustBeSaved(failures: number): Promise<void> {
    await this.flush();
    if (this.failures !== failures) refuseUnsaved(this.#failure);
  }

  /** Runs a job that may write, and resolves once its writes are saved. Refuses with 507 or 503 if saving fails. */
  async inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    const { writes, failures } = this;
    if (this.#turns)
      return this.#turns.run(job).catch((error: unknown) => {
        throw error instanceof Unsaved ? refuseUnsaved(error.cause) : error;
      });
    const found = await job();
    if (this.writes !== writes) await this.mustBeSaved(failures);
    return found;
  }

  /** Runs a slow job without writes outside of the turn, so that other processes can write in the meantime. */
  outsideTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#turns?.isOpen ? this.#turns.outsideTurn(job) : job();
  }

  /** Resolves once everything that other processes have saved has been read. Refuses with 503 if that fails. */
  async catchUp(): Promise<void> {
    await this.#storage?.shared
      ?.catchUp()
      .catch(() =>
        refuse(503, 'The server can’t look up accounts right now. Try again.', { 'retry-after': '2' }),
      );
  }

  /** If saving fails, the writes are undone, including later ones that build on them. */
  async #save(): Promise<void> {
    const { entries, undo } = this.#takeWritten();
    try {
      await this.#storage?.save(entries);
    } catch (error) {
      undo();
      this.#failure = error;
    }
  }

  /** Takes all unsaved writes. Undoing them also undoes later writes. */
  #takeWritten() {
    const [entries, before] = [this.#unsaved, this.#before];
    this.#unsaved = [];
    this.#before = [];
    return { entries, undo: () => this.#undo([...before, ...this.#before]) };
  }

  #undo(before: readonly Entry[]): void {
    for (const entry of before.toReversed()) this.#apply(entry);
    this.#unsaved = [];
    this.#before = [];
    this.failures += 1;
  }

  #write(entry: Entry): void {
    const { resource, id } = entry;
    if (this.#turns?.isOpen === false) throw new Error(`Written outside of a turn: ${resource}`);
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
    this.#raiseHighestId(resource, id);
    if (resource === USED_IDS.resource && v.is(usedIds, fields))
      for (const [name, last] of Object.entries(fields)) this.#raiseHighestId(name, last);
    for (const take of this.#followers.get(resource) ?? []) take(id, fields);
  }

  #raiseHighestId(resource: string, id: number): void {
    this.#highestIds.set(resource, Math.max(id, this.#highestIds.get(resource) ?? 0));
  }

  #dropOldRequests(): void {
    const tooMany = (this.#tables.get(REQUESTS)?.size ?? 0) - MOST_REQUESTS;
    if (tooMany <= 0) return;
    for (const id of this.writtenIds(REQUESTS).slice(0, tooMany)) this.write(REQUESTS, id, undefined);
  }
}

function refuseUnsaved(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (diskFullCodes.has(code)) refuse(507, 'The server’s disk is full. Nothing was saved.');
  refuse(503, 'The server can’t write data right now. Nothing was saved.');
}
