import { type Zippable, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Noon of a day where the archive is made: a ZIP entry's time has no zone, so its bytes are the same everywhere. */
function noonOf(isoDate: string): Date {
  const [year = 2000, month = 1, day = 1] = isoDate.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The same DOCX with the given day instead of every clock time in it, so the same input gives the same bytes. */
export function repeatableDocx(docx: Uint8Array, isoDate: string): Uint8Array {
  const files = unzipSync(docx);
  const mtime = noonOf(isoDate);
  const entries: Zippable = {};
  for (const name of Object.keys(files).toSorted()) {
    const bytes = files[name] ?? new Uint8Array();
    const isProperties = name === 'docProps/core.xml';
    const dated = isProperties
      ? strToU8(strFromU8(bytes).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, `${isoDate.slice(0, 10)}T12:00:00Z`))
      : bytes;
    entries[name] = [dated, { mtime, level: 6 }];
  }
  return zipSync(entries);
}
