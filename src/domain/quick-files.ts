import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { File } from '#src/contracts/shapes.ts';

/** The types with a file in the product page's bar. */
const offered = ['cad', 'bim', 'spec', 'epd', 'hpd', 'certificate'] as const satisfies readonly ContentType[];

export interface QuickFile {
  type: (typeof offered)[number];
  /** How many items of the type there are. */
  count: number;
  /** The item whose file is offered. */
  title: string;
  file: File | null;
}

/** For each of a product's types: the count, and one file to download directly. */
export const quickFiles = (content: readonly Content[]): readonly QuickFile[] =>
  offered.flatMap((type) => {
    const items = content.filter((item) => item.content_type === type);
    const best = items.toSorted((one, other) => (validUntil(one) < validUntil(other) ? 1 : -1)).at(0);
    if (best === undefined) return [];
    return [{ type, count: items.length, title: best.title, file: best.files[0] ?? null }];
  });

/** Sorts declarations and certificates by expiration, latest first; those without an end date come first. */
const validUntil = (item: Content): string => ('validUntil' in item ? (item.validUntil ?? '9999') : '');
