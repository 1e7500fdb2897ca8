import * as v from 'valibot';
import { oneOf, sections, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { blocksOf, type Block } from '#src/reference-api/content/markdown.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';
import { detailKeys } from '#src/reference-api/drawings/details/details.ts';

/** The topics of posts and episodes. Divisions are not among them; those follow from the sections. */
export const topics = [
  'accessibility',
  'bim',
  'carbon',
  'climate',
  'code',
  'coordination',
  'cost',
  'detailing',
  'documents',
  'maintenance',
  'moisture',
  'sound',
  'substitution',
  'testing',
] as const;

const PostFields = v.strictObject({
  number: wholeNumber,
  title: text,
  summary: text,
  topics: several(oneOf(topics)),
  sections,
  /** A construction detail of the library that illustrates the post. */
  figure: v.optional(oneOf(detailKeys)),
});

/** A post as written, before the world adds an author and a date. */
export interface PostEntry extends v.InferOutput<typeof PostFields> {
  slug: string;
  blocks: readonly Block[];
}

/** Newest first. */
export const postEntries: readonly PostEntry[] = numberedEntriesIn('posts', PostFields)
  .map(({ slug, front, body, refuse }) => ({ slug, ...front, blocks: blocksOf(body, refuse) }))
  .toReversed();

/**
 * All text of a block, piece by piece.
 * @internal
 */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    default:
      return [block.text];
  }
}

export const wordsOf = ({ blocks }: PostEntry): number =>
  blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
