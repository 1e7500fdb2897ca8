import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { File } from '#src/contracts/shapes.ts';

/** The types that a product's page offers at once. */
const offered = ['cad', 'bim', 'spec', 'epd', 'hpd', 'certificate'] as const satisfies readonly ContentType[];

export interface QuickFile {
  type: (typeof offered)[number];
  /** How many items of the type there are. */
  count: number;
  /** The item whose file is offered. */
  title: string;
  file: File | null;
}

/** For each type that a product has: how many, and the one file to take without looking further. */
export function quickFiles(content: readonly Content[]): readonly QuickFile[] {
  return offered.flatMap((type) => {
    const items = content.filter((item) => item.content_type === type);
    const best = items.toSorted((one, other) => (validUntil(one) < validUntil(other) ? 1 : -1)).at(0);
    if (best === undefined) return [];
    return [{ type, count: items.length, title: best.title, file: best.files[0] ?? null }];
  });
}

/** Of a declaration or certificate the one that is good for longest comes first; without an end, before all others. */
function validUntil(item: Content): string {
  return 'validUntil' in item ? (item.validUntil ?? '9999') : '';
}
