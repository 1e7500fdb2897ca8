import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';

const folder = join(import.meta.dirname, '../../../../node_modules/@fontsource/ibm-plex-sans/files');

/** The fonts as the site has them. */
export const readFontFile: LoadFont = ({ weight, script }) =>
  Promise.resolve(readFileSync(join(folder, `ibm-plex-sans-${script}-${weight}-normal.woff`)));
