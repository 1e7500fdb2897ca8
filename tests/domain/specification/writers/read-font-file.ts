import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';

const folder = join(import.meta.dirname, '../../../../node_modules/@fontsource/ibm-plex-sans/files');

const known = new Map<string, Uint8Array>();

/** The fonts as the site has them. */
export const readFontFile: LoadFont = ({ weight, script }) => {
  const name = `ibm-plex-sans-${script}-${weight}-normal.woff`;
  const font = known.get(name) ?? readFileSync(join(folder, name));
  known.set(name, font);
  return Promise.resolve(font);
};
