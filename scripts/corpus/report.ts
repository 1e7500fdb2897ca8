export interface CorpusLine {
  file: string;
  bytes: number;
  ms: number;
  /** As recognized by its first bytes. */
  kind: string;
  isOpened: boolean;
  /** What is in it, or why it is refused. */
  said: string;
  /** Taken by its reader. */
  megabytes: number;
}

/** A row for each file: opened or refused, kind, milliseconds, megabytes, what is in it or why not. */
export function tableOf(lines: readonly CorpusLine[]): string {
  return lines
    .map(({ file, bytes, ms, kind, isOpened, said, megabytes }) =>
      [
        isOpened ? 'opened ' : 'refused',
        kind.padEnd(8),
        `${ms} ms`.padStart(9),
        `${Math.round(megabytes)} MB`.padStart(8),
        `${Math.round(bytes / 1_000)} kB`.padStart(10),
        file,
        `| ${said}`,
      ].join(' '),
    )
    .join('\n');
}

/** By kind: how many opened, the longest, and the reasons of those that were refused. */
export function summaryOf(lines: readonly CorpusLine[]): string {
  const kinds = [...new Set(lines.map(({ kind }) => kind))].toSorted();
  return kinds
    .map((kind) => {
      const own = lines.filter((line) => line.kind === kind);
      const refused = own.filter(({ isOpened }) => !isOpened);
      const reasons = Object.entries(Object.groupBy(refused, ({ said }) => said))
        .map(([said, of]) => `${of?.length ?? 0} × ${said}`)
        .join('; ');
      const longest = own.reduce((most, { ms }) => Math.max(most, ms), 0);
      return `${kind}: ${own.length - refused.length} of ${own.length} opened, longest ${longest} ms${reasons && `; ${reasons}`}`;
    })
    .join('\n');
}
