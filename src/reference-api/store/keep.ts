import * as v from 'valibot';

const fields = v.record(v.string(), v.unknown());
export type Fields = Readonly<Record<string, unknown>>;

/** Overwritten fields of a record: null for deleted, undefined for reset. */
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

/** Where the changes of the reference API's world outlive the process or the page. */
export interface Keep {
  /** One entry per record; of several, the last counts. */
  load(): Promise<readonly Entry[]>;
  /** Resolves once the entries are safe; rejects when none of them is. Is not called again before it settles. */
  save(entries: readonly Entry[]): Promise<void>;
  /** Calls back with what another page of the same browser saved; none where there is only one. */
  watch?(take: (entries: readonly Entry[]) => void): void;
}

export function keyOf({ resource, id }: Entry): string {
  return `${resource}/${id}`;
}

/** The entries among what was read, each judged by itself. */
export function entriesIn(read: readonly unknown[]): Entry[] {
  return read.flatMap((one) => {
    const fitting = v.safeParse(entry, one);
    return fitting.success ? [fitting.output] : [];
  });
}
