import { latinText } from '#src/lib/latin-text.ts';

/** Names that web-ifc knows. */
const known: ReadonlySet<string> = new Set([
  'IFC2X3',
  'IFC2X_FINAL',
  'IFC4',
  'IFC4X3',
  'IFC4X1',
  'IFC4X2',
  'IFC4X3_RC1',
  'IFC4X3_RC2',
  'IFC4X3_RC3',
  'IFC4X3_RC4',
  'IFC4X3_ADD1',
  'IFC4X3_ADD2',
]);
/** Similar releases by name prefix, and the supported release that they are read as. */
const read: readonly (readonly [RegExp, string])[] = [
  [/^IFC2X/i, 'IFC2X3'],
  [/^IFC4X/i, 'IFC4X3'],
  [/^IFC4/i, 'IFC4'],
];

/**
 * A STEP file whose schema has a name that web-ifc knows. Programs also write `IFC2X3_FINAL`, `IFC4RC4`, or `IFC4_ADD2`; with
 * a name that it doesn't know, web-ifc reads nothing.
 */
export function withKnownSchema(step: Uint8Array): Uint8Array {
  const head = latinText(step.subarray(0, 20_000));
  const found = /FILE_SCHEMA\s{0,20}\(\s{0,20}\(\s{0,20}'(IFC[\w.]{1,40})'/i.exec(head);
  const name = found?.[1];
  if (!found || name === undefined || known.has(name)) return step;
  const better = read.find(([start]) => start.test(name))?.[1];
  if (better === undefined) return step;
  const end = found.index + found[0].length - 1;
  const [before, after] = [step.subarray(0, end - name.length), step.subarray(end)];
  const changed = new Uint8Array(before.length + better.length + after.length);
  changed.set(before);
  changed.set(new TextEncoder().encode(better), before.length);
  changed.set(after, before.length + better.length);
  return changed;
}
