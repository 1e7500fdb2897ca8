import * as v from 'valibot';

const fields = v.record(v.string(), v.unknown());
export type Fields = Readonly<Record<string, unknown>>;

/** The written fields of a record: null for deleted, undefined for undone. */
export interface Entry {
  resource: string;
  id: number;
  fields?: Fields | null | undefined;
}

const entry = v.object({
  resource: v.string(),
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  fields: v.optional(v.nullable(fields)),
});

/** Writes of several processes, one process at a time. */
export interface SharedWrites {
  /** Waits until no other process writes, and reads what they have saved. Rejects if that fails. */
  begin(): Promise<void>;
  /** Saves the entries and releases the lock for other processes. */
  end(entries: readonly Entry[]): Promise<void>;
  /** Resolves once everything saved before the call has been read. */
  catchUp(): Promise<void>;
}

/** Where changes survive the process or the page. */
export interface ChangeStorage {
  /** One entry per record; if there are several, the last one counts. */
  load(): Promise<readonly Entry[]>;
  /** Resolves once the entries are safe; rejects if none of them is. Not called again before it settles. */
  save(entries: readonly Entry[]): Promise<void>;
  /** Calls back with entries that another tab or process saved; missing if there is only one. */
  watch?(take: (entries: readonly Entry[]) => void): void;
  /** Set if several processes write: all saves go through it, and `save` is not called. */
  shared?: SharedWrites;
}

export const keyOf = ({ resource, id }: Entry): string => `${resource}/${id}`;

/** The valid entries; each is checked by itself. */
export const validEntries = (read: readonly unknown[]): Entry[] =>
  read.flatMap((one) => {
    const fitting = v.safeParse(entry, one);
    return fitting.success ? [fitting.output] : [];
  });
