import * as v from 'valibot';
import { documentHeader } from '#src/contracts/forms/document-header.ts';
import type { OutlineParts } from '#src/domain/saved-work/merge-outlines.ts';
import { slugOf } from '#src/lib/slug.ts';
import { safeFileName } from '#src/lib/zip-names.ts';

const numbers = v.array(v.string());

/** A person's work on an outline, as stored in browsers, accounts, and files. */
export const outlineWork = v.object({
  edits: v.object({
    texts: v.record(
      v.string(),
      v.object({ title: v.nullable(v.string()), products: v.nullable(v.string()), remarks: v.string() }),
    ),
    added: numbers,
    removed: numbers,
    order: numbers,
  }),
  detail: v.picklist(['outline', 'short', 'full']),
  /** The project manual's header fields that were edited; null if none were. */
  header: v.nullable(v.record(v.keyof(documentHeader), documentHeader.entries.date)),
});

/** Identifies our files. */
const program = 'Outline specs';

/** In bytes; our own files are smaller. */
export const maxOutlineFileBytes = 2_000_000;

export const outlineFileText = (work: OutlineParts): string =>
  `${JSON.stringify({ format: program, version: 1, ...work }, null, 1)}\n`;

/** `outline-library-annex.json`. */
export const outlineFileName = (project: string): string =>
  safeFileName(`outline-${slugOf(project).slice(0, 60)}.json`, 100);

const file = v.object({ format: v.literal(program), version: v.literal(1), ...outlineWork.entries });

/** The outline work in an untrusted file; null if it isn't a file of ours. */
export function openOutlineFile(text: string): OutlineParts | null {
  try {
    const { edits, detail, header } = v.parse(file, JSON.parse(text));
    return { edits, detail, header };
  } catch {
    return null;
  }
}
