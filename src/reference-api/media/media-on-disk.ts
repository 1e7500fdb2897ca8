import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaReader } from '#src/reference-api/media/media-reader.ts';
import { recordings } from '#src/reference-api/media/recordings.ts';

const folder = join(import.meta.dirname, '../public/media');
const names = new Set(Object.values(recordings).map(({ file }) => file));

/** Reads recorded files from the folder of the project. */
export const mediaOnDisk: MediaReader = async (file) =>
  names.has(file) ? new Uint8Array(await readFile(join(folder, file))) : null;
