import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import type { Conflict, Merge } from '#src/domain/conflict.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { OutlineEdits, OwnText } from '#src/domain/project-manual/outline-edits.ts';
import { mergeHeaders } from '#src/domain/saved-work/merge-headers.ts';
import { mergeParts } from '#src/domain/saved-work/merge-parts.ts';
import { isSameData, mergeFields, mergeOrder, mergeSet } from '#src/lib/merge-fields.ts';

/** A person's work on the outline of a design project. */
export interface OutlineParts {
  edits: OutlineEdits;
  detail: 'outline' | 'short' | 'full';
  /** The manual's header fields that were edited. */
  header: Partial<DocumentHeader> | null;
}

/** Three-way merge of outline work: by section's text and header field; added and removed sections of both sides are kept. */
export const mergeOutlines: Merge<OutlineParts> = (states, choices) => {
  const { base, mine, theirs } = states;
  const texts = mergeParts<OwnText>(
    {
      base: new Map(Object.entries(base.edits.texts)),
      mine: new Map(Object.entries(mine.edits.texts)),
      theirs: new Map(Object.entries(theirs.edits.texts)),
    },
    { get: (number) => choices.get(`text/${number}`) },
    (number) => `Section ${formatSection(number, '04')}`,
    textInWords,
  );
  const header = mergeHeaders(
    { base: base.header ?? {}, mine: mine.header ?? {}, theirs: theirs.header ?? {} },
    { get: (name) => choices.get(`header/${name}`) },
  );
  const listOf = (name: 'added' | 'removed'): string[] =>
    mergeSet(base.edits[name], mine.edits[name], theirs.edits[name]);
  const { merged } = mergeFields(states, ['detail'], () => 'mine');
  const prefixed = (prefix: string, conflicts: readonly Conflict[]): Conflict[] =>
    conflicts.map((one) => ({ ...one, key: `${prefix}/${one.key}` }));
  return {
    merged: {
      ...merged,
      edits: {
        texts: Object.fromEntries(texts.merged),
        added: listOf('added'),
        removed: listOf('removed'),
        order: mergedOrder(base.edits.order, mine.edits.order, theirs.edits.order),
      },
      header: Object.keys(header.merged).length === 0 ? null : header.merged,
    },
    conflicts: [...prefixed('text', texts.conflicts), ...prefixed('header', header.conflicts)],
  };
};

/** The side that changed the order wins; if both did, the orders are merged without a question. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  if (isSameData(base, theirs)) return [...mine];
  return isSameData(base, mine) ? [...theirs] : mergeOrder(mine, theirs);
}

function textInWords(text: OwnText | undefined): string {
  const said = [text?.title, text?.products, text?.remarks].filter(Boolean);
  return said.length === 0 ? 'As in the project' : said.join('\n');
}
