/** A group of a DXF file; the code defines the meaning of the value. */
export type Group = readonly [code: number, value: string | number];
export type Groups = readonly Group[];

export type ValueKind = 'text' | 'real' | 'int8' | 'int16' | 'int32' | 'int64' | 'bytes';

/** Value types by group code, from Autodesk's DXF reference; unlisted codes contain text. */
const ranges: readonly (readonly [first: number, last: number, kind: ValueKind])[] = [
  [10, 59, 'real'],
  [60, 79, 'int16'],
  [90, 99, 'int32'],
  [110, 149, 'real'],
  [160, 169, 'int64'],
  [170, 179, 'int16'],
  [210, 239, 'real'],
  [270, 289, 'int16'],
  [290, 299, 'int8'],
  [310, 319, 'bytes'],
  [370, 389, 'int16'],
  [400, 409, 'int16'],
  [420, 429, 'int32'],
  [440, 459, 'int32'],
  [460, 469, 'real'],
  [1004, 1004, 'bytes'],
  [1010, 1059, 'real'],
  [1060, 1070, 'int16'],
  [1071, 1071, 'int32'],
];
const kinds: ValueKind[] = [];
for (const [first, last, kind] of ranges) for (let code = first; code <= last; code++) kinds[code] = kind;

export const kindOf = (code: number): ValueKind => kinds[code] ?? 'text';

function valueOf(groups: Groups, code: number): string | number | undefined {
  // No destructuring: this is the hot loop for large files.
  for (const group of groups) if (group[0] === code) return group[1];
  return undefined;
}

/** The first value of a code; a value that is not a number counts as missing. */
export function numberOf(groups: Groups, code: number, otherwise = 0): number {
  const value = valueOf(groups, code);
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export const textOf = (groups: Groups, code: number): string => String(valueOf(groups, code) ?? '');

/** All values of a code, in order. */
export function numbersOf(groups: Groups, code: number): number[] {
  const numbers: number[] = [];
  for (const [at, value] of groups) if (at === code && typeof value === 'number') numbers.push(value);
  return numbers;
}

/** The first point of a code; y has the code plus ten. */
export function pointOf(groups: Groups, code: number, otherwise = 0): { x: number; y: number } {
  return { x: numberOf(groups, code, otherwise), y: numberOf(groups, code + 10) };
}

/** All points of a code as a flat list of x and y. */
export function pointsOf(groups: Groups, code: number): number[] {
  const ys = numbersOf(groups, code + 10);
  return numbersOf(groups, code).flatMap((x, index) => [x, ys[index] ?? 0]);
}

export const hasBit = (groups: Groups, code: number, bit: number): boolean =>
  (numberOf(groups, code) & bit) === bit;
