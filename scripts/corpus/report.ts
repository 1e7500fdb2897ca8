import type { Answer } from './read-file.ts';

export interface CorpusLine extends Answer {
  file: string;
  bytes: number;
  /** With the start of its thread. */
  ms: number;
  /** The most that its thread held, among them about 15 of its code. */
  megabytes: number;
}

/** A row for each file: opened or refused, kind, milliseconds, megabytes, what is in it or why not. */
export function tableOf(lines: readonly CorpusLine[]): string {
  return lines
    .map(({ file, bytes, ms, kind, isOpened, said, megabytes, left = [] }) =>
      [
        isOpened ? 'opened ' : 'refused',
        kind.padEnd(8),
        `${ms} ms`.padStart(9),
        `${Math.round(megabytes)} MB`.padStart(8),
        `${Math.round(bytes / 1_000)} kB`.padStart(10),
        file,
        `| ${said}${left.length > 0 ? `; not drawn: ${left.map((one) => `${one.kind} ${one.count}`).join(', ')}` : ''}`,
      ].join(' '),
    )
    .join('\n');
}

/** By kind: how many opened, how long and how much it took, why some were refused, and what was not drawn. */
export function summaryOf(lines: readonly CorpusLine[]): string {
  return Object.entries(Object.groupBy(lines, ({ kind }) => kind))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([kind, own = []]) => {
      const refused = own.filter(({ isOpened }) => !isOpened);
      return [
        `${kind}: ${own.length - refused.length} of ${own.length} opened`,
        `  ms: ${spread(own.map(({ ms }) => ms))}; MB: ${spread(own.map(({ megabytes }) => megabytes))}`,
        ...counted(refused.map(({ said }) => [said, 1])).map(
          ([why, count]) => `  refused: ${count} × ${why}`,
        ),
        ...counted(own.flatMap(({ left = [] }) => left.map((one) => [one.kind, one.count]))).map(
          ([what, count, files]) => `  not drawn: ${what} ${count} in ${files} files`,
        ),
      ].join('\n');
    })
    .join('\n');
}

function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other).map(Math.round);
  return `median ${sorted[Math.floor(sorted.length / 2)] ?? 0}, most ${sorted.at(-1) ?? 0}`;
}

/** Each name with the sum of its numbers and how often it is there, the largest first. */
function counted(all: readonly (readonly [name: string, count: number])[]): [string, number, number][] {
  return Object.entries(Object.groupBy(all, ([name]) => name))
    .map(([name, of = []]): [string, number, number] => [
      name,
      of.reduce((sum, [, count]) => sum + count, 0),
      of.length,
    ])
    .toSorted(([, one], [, other]) => other - one);
}
