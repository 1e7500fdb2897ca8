import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that the build of these journeys makes; `scripts/build-for-journeys.ts`. */
export const madePages: readonly string[] = readFileSync(
  join(import.meta.dirname, 'prerendered-pages.txt'),
  'utf8',
)
  .split('\n')
  .filter(Boolean);
