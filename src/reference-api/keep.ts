/** Where the changes of the reference API's world outlive the process or the page. */
export interface Keep {
  /** What was saved last; undefined when nothing was, or when it cannot be read. */
  load(): Promise<unknown>;
  /** Resolves once the snapshot, a value that JSON can hold, is safe. Of calls that overlap the latest wins. */
  save(snapshot: unknown): Promise<void>;
  /** Calls back with what another page of the same browser saved; none where there is only one. */
  watch?(take: (snapshot: unknown) => void): void;
}
