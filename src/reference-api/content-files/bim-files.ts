import type { Bim } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import type { Made } from '#src/reference-api/content-files/made-file.ts';

export function bimFile(_world: World, _bim: Bim, _format: string): Made {
  return null;
}
