import { plainText } from '#src/lib/plain-text.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';

/** Attributes of the scrolling region around a section's table, named after its columns. */
export const tableRegion = ([head]: readonly { cells: readonly string[] }[]): ReturnType<
  typeof scrollRegion
> => scrollRegion(`Table of ${(head?.cells ?? []).map(plainText).join(', ')}`);
