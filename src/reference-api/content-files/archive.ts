import { strToU8, zipSync } from 'fflate';

import type { Content } from '#src/contracts/content.ts';

/**
 * A native file that only its own program could write comes as an archive: the open siblings of the same drawing or
 * object, made by `make`, and a note that says so. The dates inside are the item's, so the archive is the same every time.
 */
export async function archiveOf(
  item: Content,
  format: string,
  make: (name: string) => Promise<Uint8Array | null>,
): Promise<Uint8Array> {
  const entries: Record<string, Uint8Array> = { 'README.txt': strToU8(noteOf(item, format)) };
  for (const sibling of item.files) {
    if (sibling.name.endsWith('.zip')) continue;
    const made = await make(sibling.name);
    if (made) entries[sibling.name] = made;
  }
  return zipSync(entries, { mtime: `${item.updated_at.slice(0, 10)}T12:00:00`, level: 1 });
}

function noteOf(item: Content, format: string): string {
  const open = item.files.filter(({ name }) => !name.endsWith('.zip')).map(({ name }) => `  ${name}`);
  return [
    item.title,
    item.company,
    '',
    `This sample library cannot write ${format}, a format that belongs to its program. In its place you find the same`,
    'content in open formats, which that program imports:',
    '',
    ...open,
    '',
  ].join('\r\n');
}
