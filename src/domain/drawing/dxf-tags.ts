/** A group of a DXF file: its code and its value. */
export type Tag = readonly [code: number, value: string | number];

/** One entity as its groups. */
export interface Entity {
  type: string;
  tags: readonly Tag[];
}

export function numberOf(tags: readonly Tag[], code: number, otherwise = 0): number {
  const value = tags.find(([at]) => at === code)?.[1];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function textOf(tags: readonly Tag[], code: number): string {
  const value = tags.find(([at]) => at === code)?.[1];
  return value === undefined ? '' : String(value);
}

/** All values of a code, in their order. */
export function numbersOf(tags: readonly Tag[], code: number): number[] {
  return tags.flatMap(([at, value]) => (at === code && typeof value === 'number' ? [value] : []));
}

/** x and y in turn of all points with this code. */
export function pointsOf(tags: readonly Tag[], code: number): number[] {
  const ys = numbersOf(tags, code + 10);
  return numbersOf(tags, code).flatMap((x, index) => [x, ys[index] ?? 0]);
}

/** The entity was mirrored: the normal of its plane points away from whoever looks at the drawing. */
export const facesAway = (tags: readonly Tag[]): boolean => numberOf(tags, 230, 1) < 0;
