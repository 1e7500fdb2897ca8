import type { ItemStatus } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import type { DownloadFile } from '#src/domain/download-files.ts';
import { chosenDocuments, type BinderItem } from '#src/domain/design-projects/binder.ts';
import { scheduleOf, type ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import { safeFileName, uniqueNames } from '#src/lib/zip-names.ts';

/** The item statuses included by default: "submitted" and "approved" if any item has one, or else "basis of design". */
export function defaultStatuses(items: readonly BinderItem[]): readonly ItemStatus[] {
  const present = new Set(items.map(({ saved }) => saved.status));
  const submitted = (['submitted', 'approved'] as const).filter((status) => present.has(status));
  return submitted.length > 0 ? submitted : present.has('basis of design') ? ['basis of design'] : [];
}

/** Which files of a document to include. */
export type SubmittalFormats = 'one' | 'all';

/** A file of the submittal with its path. */
export interface SubmittalFile extends DownloadFile {
  line: ScheduleLine;
  /** Path within the ZIP; if several items share the file, the first item's. */
  path: string;
  /** Whether an earlier item already includes the file. */
  isRepeated: boolean;
}

export interface SubmittalPlan {
  lines: readonly ScheduleLine[];
  files: readonly SubmittalFile[];
  /** Items that are included without a file. */
  bare: readonly ScheduleLine[];
}

/** Keeps section, item, and file name together under the path limit of Windows. */
const maxSectionLength = 60;
const maxItemLength = 50;
const maxFileNameLength = 80;

/**
 * The files of a submittal: the chosen documents of items with the chosen statuses, in section order, in one folder per
 * section with a folder per item.
 */
export function submittalPlan(
  items: readonly BinderItem[],
  { statuses, formats }: { statuses: readonly ItemStatus[]; formats: SubmittalFormats },
  today: string,
): SubmittalPlan {
  const lines = scheduleOf(items, today).filter(({ item }) => statuses.includes(item.saved.status));
  const files: SubmittalFile[] = [];
  const pathByUrl = new Map<string, string>();
  const sectionName = uniqueNames();
  const folders = new Map<string, { folder: string; itemName: (name: string) => string }>();
  const bare: ScheduleLine[] = [];
  for (const line of lines) {
    const section = sectionFolder(line);
    const known = folders.get(section) ?? { folder: sectionName(section), itemName: uniqueNames() };
    folders.set(section, known);
    const own = chosenDocuments(line.item).flatMap((item) => filesOf(item, formats));
    if (own.length === 0) {
      bare.push(line);
      continue;
    }
    const folder = `${known.folder}/${known.itemName(safeFileName(`${line.mark.split('-').at(-1)} ${line.title.replaceAll('.', ' ')}`, maxItemLength))}`;
    const fileName = uniqueNames();
    for (const one of own) {
      const brought = pathByUrl.get(one.file.url);
      const path = brought ?? `${folder}/${fileName(safeFileName(one.file.name, maxFileNameLength))}`;
      pathByUrl.set(one.file.url, path);
      files.push({ ...one, line, path, isRepeated: brought !== undefined });
    }
  }
  return { lines, files, bare };
}

const sectionFolder = ({ section, sectionTitle }: ScheduleLine): string =>
  section === ''
    ? 'No section'
    : safeFileName(`${section} ${sectionTitle}`.replaceAll('/', '-'), maxSectionLength);

/** Reviewers stamp PDFs; for a document without one, its first file is used. */
function filesOf(item: Content, formats: SubmittalFormats): DownloadFile[] {
  const best = item.files.find(({ format }) => format === 'PDF') ?? item.files[0];
  const files = formats === 'one' ? [best].filter((file) => file !== undefined) : item.files;
  return files.map((file) => ({ item, file }));
}
