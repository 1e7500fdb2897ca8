import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate';
import * as v from 'valibot';
import type { Manual } from '#src/domain/project-manual/manual.ts';
import type { PrintOptions } from '#src/domain/specification/writers/print-options.ts';

/** The text and print settings of an issue, so that later texts are compared with the same settings. */
export interface IssueContent {
  print: PrintOptions;
  manual: Manual;
}

const paper = v.picklist(['letter', 'a4']);
const numbering = v.picklist(['1.1', '1.01']);
const header = v.object({ project: v.string(), number: v.string(), date: v.string() });
const level = v.picklist([0, 1, 2, 3, 4, 5, 6]);

const printedLine = v.object({
  id: v.number(),
  kind: v.picklist(['part', 'article', 'paragraph', 'note', 'table']),
  level,
  label: v.string(),
  text: v.string(),
  rows: v.array(v.object({ cells: v.array(v.string()), gray: v.nullable(v.number()) })),
});

const printedSection = v.object({
  number: v.string(),
  title: v.string(),
  edition: v.string(),
  revised: v.string(),
  author: v.string(),
  copyright: v.string(),
  source: v.string(),
  header,
  paper,
  numbering,
  areNotesHidden: v.boolean(),
  manufacturerNote: v.nullable(v.string()),
  lines: v.array(printedLine),
});

const issueContent = v.object({
  version: v.literal(1),
  print: v.object({
    numbering,
    units: v.picklist(['ip', 'si', 'both']),
    notes: v.picklist(['remove', 'hidden', 'visible']),
    detail: v.picklist(['outline', 'short', 'full']),
    paper,
    header,
    keywords: v.object({ OWNER: v.string(), ARCHITECT: v.string(), CONTRACTOR: v.string() }),
    source: v.picklist(['none', 'note', 'copyright']),
    emptyArticles: v.picklist(['remove', 'not used']),
  }),
  manual: v.object({
    project: v.string(),
    number: v.string(),
    date: v.string(),
    owner: v.string(),
    day: v.string(),
    draft: v.string(),
    paper,
    sections: v.array(printedSection),
  }),
});

/** Maximum size of unpacked text, in bytes. */
const mostBytes = 60_000_000;

/** Omits the office template, which is the look of the files. */
const withoutOffice = (key: string, value: unknown): unknown => (key === 'office' ? undefined : value);

/** Packs an issue to about a tenth of its size, as JSON-safe text. */
export function packIssue({ print, manual }: IssueContent): string {
  const text = JSON.stringify({ version: 1, print, manual }, withoutOffice);
  return btoa(strFromU8(zlibSync(strToU8(text), { level: 9 }), true));
}

/** Unpacks an issue; null if it can't be read. */
export function unpackIssue(packed: string): IssueContent | null {
  try {
    const bytes = unzlibSync(strToU8(atob(packed), true), { out: new Uint8Array(sizeOf(packed)) });
    const { print, manual } = v.parse(issueContent, JSON.parse(strFromU8(bytes)));
    return { print, manual };
  } catch {
    return null;
  }
}

/** Real text compresses to no less than a thousandth; anything beyond is a decompression bomb. */
const sizeOf = (packed: string): number => Math.min(mostBytes, packed.length * 1000);
