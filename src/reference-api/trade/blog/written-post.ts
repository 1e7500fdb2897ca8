import type { DetailKey } from '#src/reference-api/drawings/keys.ts';

/** The subjects of a post, besides the divisions of its sections. */
export type PostTopic =
  | 'accessibility'
  | 'bim'
  | 'carbon'
  | 'climate'
  | 'code'
  | 'coordination'
  | 'cost'
  | 'detailing'
  | 'documents'
  | 'maintenance'
  | 'moisture'
  | 'sound'
  | 'substitution'
  | 'testing';

/** Plain text: `<` and `&` in it are shown, not parsed. */
export type PostBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'quote'; text: string };

/** A post of the library as it is written, before the world gives it an author and a date. */
export interface WrittenPost {
  slug: string;
  title: string;
  /** One or two sentences. */
  summary: string;
  topics: readonly PostTopic[];
  /** Sections that the post is about, digits only, the main one first. */
  sections: readonly string[];
  /** A construction detail of ours that shows what the post says. */
  figure: DetailKey | null;
  blocks: readonly PostBlock[];
}

export const heading = (text: string): PostBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): PostBlock => ({ kind: 'paragraph', text });
export const quote = (text: string): PostBlock => ({ kind: 'quote', text });
export const list = (...items: readonly string[]): PostBlock => ({ kind: 'list', items, ordered: false });
export const steps = (...items: readonly string[]): PostBlock => ({ kind: 'list', items, ordered: true });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): PostBlock => ({
  kind: 'table',
  head,
  rows,
});

/**
 * All that a reader of a block reads, piece by piece.
 * @internal
 */
export function textsOf(block: PostBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    default:
      return [block.text];
  }
}

export function wordsOf({ blocks }: WrittenPost): number {
  return blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
}
