import { join } from 'node:path';
import { build } from 'vite';

/** `in-page/main.ts` as one script, to be put into pages. */
export async function pageScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'in-page/main.ts'),
        formats: ['iife'],
        name: 'journeyScript',
      },
    },
  });
  const [built] = [output].flat();
  const chunk = built && 'output' in built ? built.output[0] : null;
  if (!chunk) throw new Error('The script for pages was not built.');
  return chunk.code;
}
