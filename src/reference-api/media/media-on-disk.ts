import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingsData } from '#src/reference-api/media/recordings-data.ts';
import type { MediaReader } from '#src/reference-api/media/media-reader.ts';

const folder = join(import.meta.dirname, 'files');
const names = new Set(Object.values(recordingsData).map(({ file }) => file));

/** Reads recorded files from the folder of the project. */
export const mediaOnDisk: MediaReader = async (file) =>
  names.has(file) ? new Uint8Array(await readFile(join(folder, file))) : null;
