import * as v from 'valibot';

import type { Keep } from '#src/reference-api/keep.ts';

const VERSION = 1;

const record = v.record(v.string(), v.unknown());
const snapshotSchema = v.object({
  version: v.literal(VERSION),
  /** Requests that visitors sent, by kind, in order. */
  requests: v.array(v.object({ kind: v.string(), id: v.number(), body: record })),
  /** By resource and id: the fields written over it, null where it was deleted. */
  records: v.array(v.object({ resource: v.string(), id: v.number(), fields: v.nullable(record) })),
});
type Snapshot = v.InferOutput<typeof snapshotSchema>;

type Log = (message: string) => void;

export type Fields = Readonly<Record<string, unknown>>;

/** What visitors changed in the sample world, apart from it, kept across restarts. */
export class Changes {
  readonly #keep: Keep | null;
  readonly #log: Log;
  readonly #requests: Snapshot['requests'] = [];
  readonly #records = new Map<string, Fields | null>();

  private constructor(keep: Keep | null, log: Log) {
    this.#keep = keep;
    this.#log = log;
  }

  /** Takes up what was kept; what does not fit is left alone, and said to `log`. */
  static async load(keep: Keep | null, log: Log = () => {}): Promise<Changes> {
    const changes = new Changes(keep, log);
    const kept = await keep?.load();
    if (kept !== undefined && kept !== null) changes.#take(kept);
    keep?.watch?.((snapshot) => changes.#take(snapshot));
    return changes;
  }

  #take(kept: unknown): void {
    const read = v.safeParse(snapshotSchema, kept);
    if (!read.success)
      return this.#log(`The kept changes do not fit (${read.issues[0].message}); the world starts fresh.`);
    this.#requests.splice(0, Infinity, ...read.output.requests);
    this.#records.clear();
    for (const { resource, id, fields } of read.output.records)
      this.#records.set(`${resource}/${id}`, fields);
  }

  /** Takes in a visitor's request and gives it a number. */
  addRequest(kind: string, body: Fields): number {
    const id = this.#requests.length + 1;
    this.#requests.push({ kind, id, body: { ...body } });
    this.#save();
    return id;
  }

  requests(kind: string): readonly Snapshot['requests'][number][] {
    return this.#requests.filter((request) => request.kind === kind);
  }

  /** Writes fields over a record; null deletes it. */
  write(resource: string, id: number, fields: Fields | null): void {
    this.#records.set(`${resource}/${id}`, fields);
    this.#save();
  }

  /** Takes a record back that was only ever written here, without a trace. */
  drop(resource: string, id: number): void {
    this.#records.delete(`${resource}/${id}`);
    this.#save();
  }

  /** Takes everything back: the world is as it was seeded. */
  reset(): void {
    this.#requests.length = 0;
    this.#records.clear();
    this.#save();
  }

  /** The written fields of one record: null deleted, undefined untouched. */
  written(resource: string, id: number): Fields | null | undefined {
    return this.#records.get(`${resource}/${id}`);
  }

  /** The ids of a resource that were written or deleted. */
  writtenIds(resource: string): number[] {
    return [...this.#records.keys()].flatMap((key) => {
      const [name, id] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)];
      return name === resource ? [Number(id)] : [];
    });
  }

  /** Resolves when everything written is safe. */
  async flush(): Promise<void> {
    await this.#keep?.save(this.#snapshot());
  }

  #save(): void {
    this.flush().catch((error: unknown) => this.#log(`The changes could not be kept: ${String(error)}`));
  }

  #snapshot(): Snapshot {
    return {
      version: VERSION,
      requests: this.#requests,
      records: [...this.#records].map(([key, fields]) => ({
        resource: key.slice(0, key.lastIndexOf('/')),
        id: Number(key.slice(key.lastIndexOf('/') + 1)),
        fields: fields && { ...fields },
      })),
    };
  }
}
