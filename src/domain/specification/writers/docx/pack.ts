import { strToU8, zipSync, type Zippable } from 'fflate';

/** Zips the parts of a Word file. All entries have the same day, so that the same parts give the same bytes. */
export function packDocx(
  parts: Readonly<Record<string, string | Uint8Array>>,
  day: string,
): Uint8Array<ArrayBuffer> {
  const mtime = noonOf(day);
  const entries: Zippable = {};
  for (const [name, part] of Object.entries(parts))
    entries[name] = [typeof part === 'string' ? strToU8(part) : part, { mtime, level: 6 }];
  return zipSync(entries);
}

/** Noon in local time: ZIP timestamps have no time zone, so the bytes are the same everywhere. */
function noonOf(day: string): Date {
  const [year = 2000, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Math.min(2099, Math.max(1980, year)), month - 1, date, 12);
}
