import type { Sample } from '#tests/domain/drawing/read-sample.ts';

/** A kind of entity, a variable, or a property that changes what is seen. */
export interface Row {
  name: string;
  /** What the viewer does with it. */
  shown: string;
  /** A file with it, and what is drawn of that in short; else the file of its tests. */
  proof: { sample: Sample; wanted: readonly string[] } | string;
}

export const row = (name: string, shown: string, sample: Sample, ...wanted: string[]): Row => ({
  name,
  shown,
  proof: { sample, wanted },
});
/** Proven in a file of tests in this folder, or by its path from the root. */
export const elsewhere = (name: string, shown: string, test: string): Row => ({ name, shown, proof: test });

const mark = '0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 0';

/** A kind that is only counted, beside a line that is drawn. */
export const counted = (name: string, why: string, more = ''): Row =>
  row(
    name,
    `Counted as not drawn: ${why}.`,
    { entities: [mark, `0 ${name} | 8 A${more}`] },
    'line 0,0 9,0',
    `not drawn ${name} 1`,
  );
