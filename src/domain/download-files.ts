import type { ListedContent } from '#src/contracts/content.ts';
import type { File } from '#src/contracts/shapes.ts';
import { csvText } from '#src/lib/csv.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';

/** Identified by `file.url`. */
export interface DownloadFile {
  item: ListedContent;
  file: File;
}

/** Half of the plain format's limit, to be safe with every program. */
export const maxZipBytes = 2_000_000_000;

/** In item order; each address once. */
export function filesOf(items: readonly ListedContent[]): DownloadFile[] {
  const files = new Map<string, DownloadFile>();
  for (const item of items) {
    for (const file of item.files) if (!files.has(file.url)) files.set(file.url, { item, file });
  }
  return [...files.values()];
}

/** With counts, in order of first occurrence. */
export function formatsOf(files: readonly DownloadFile[]): { format: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { file } of files) counts.set(file.format, (counts.get(file.format) ?? 0) + 1);
  return [...counts].map(([format, count]) => ({ format, count }));
}

/** Of the files whose size is stated. */
export function statedBytes(files: readonly DownloadFile[]): number {
  return files.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0);
}

/** `3.2 MB`, `at least 3.2 MB`; null where no file's size is stated. */
export function sizeText(files: readonly DownloadFile[]): string | null {
  const unstated = files.filter(({ file }) => file.bytes === null).length;
  if (unstated === files.length) return null;
  return `${unstated > 0 ? 'at least ' : ''}${fileSizeText(statedBytes(files))}`;
}

/** A line of the register that goes with a download. */
export interface RegisterLine extends DownloadFile {
  /** Its path within the ZIP; null for a file that could not be had. */
  path: string | null;
  /** In bytes, as received. */
  bytes: number | null;
  /** The absolute addresses of the file, null where it has none, and of its item's page. */
  source: string | null;
  page: string;
}

/** As CSV: the files, their sources, and the missing ones. */
export function registerText(lines: readonly RegisterLine[]): string {
  const head =
    'File,Format,Bytes,Updated,Status,Type,Title,Manufacturer,Section,Section title,Page,Source'.split(',');
  return csvText([
    head,
    ...lines.map(({ item, file, path, bytes, source, page }) => {
      const [section] = item.csi;
      return [
        path ?? file.name,
        file.format,
        bytes,
        file.updated.slice(0, 10),
        path === null ? 'missing: could not be downloaded' : 'included',
        contentTypeWords[item.content_type].singular,
        item.title,
        item.company,
        section ? formatSection(section.number, '04') : '',
        section?.title ?? '',
        page,
        source,
      ];
    }),
  ]);
}
