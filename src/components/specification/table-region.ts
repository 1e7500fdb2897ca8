import { plainText } from '#src/lib/plain-text.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** The attributes of the area that a table of a section scrolls in, named by its columns. */
export function tableRegion([head]: readonly { cells: readonly string[] }[]): ReturnType<
  typeof scrollRegion
> {
  return scrollRegion(`Table of ${(head?.cells ?? []).map(plainText).join(', ')}`);
}
