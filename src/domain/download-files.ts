import type { ListedContent } from '#src/contracts/content.ts';
import type { File } from '#src/contracts/shapes.ts';
import { csvText } from '#src/lib/csv.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';

/** `file.url` identifies it. */
export interface DownloadFile {
  item: ListedContent;
  file: File;
}

/** Half of what the classic ZIP format (without ZIP64) can hold, so that every program can open it. */
export const maxZipBytes = 2_000_000_000;

/** Files of these items, in item order; each URL once. */
export function filesOf(items: readonly ListedContent[]): DownloadFile[] {
  const files = new Map<string, DownloadFile>();
  for (const item of items) {
    for (const file of item.files) if (!files.has(file.url)) files.set(file.url, { item, file });
  }
  return [...files.values()];
}

/** Formats with their number of files, in order of first occurrence. */
export function formatsOf(files: readonly DownloadFile[]): { format: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { file } of files) counts.set(file.format, (counts.get(file.format) ?? 0) + 1);
  return [...counts].map(([format, count]) => ({ format, count }));
}

/** Total size of the files that state one. */
export const statedBytes = (files: readonly DownloadFile[]): number =>
  files.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0);

/** `3.2 MB`; null if any size is unknown, because a sum of some says little. */
export function sizeText(files: readonly DownloadFile[]): string | null {
  const isUnknown = files.length === 0 || files.some(({ file }) => file.bytes === null);
  return isUnknown ? null : fileSizeText(statedBytes(files));
}

/** A row of the register (file list) included in a download. */
export interface RegisterLine extends DownloadFile {
  /** Path within the ZIP; null for a file that couldn't be downloaded. */
  path: string | null;
  /** Bytes received, or null. */
  bytes: number | null;
  /** Absolute URLs: `source` of the file (null if it has none), `page` of its item. */
  source: string | null;
  page: string;
}

/** The register as CSV: files, their sources, and the ones that are missing. */
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
