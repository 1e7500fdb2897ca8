import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APP_PAGE } from '../vite/app-page.ts';
import { listPages, type ListedPage } from './list-pages.ts';
import { openMadePages } from './made-pages.ts';
import { renderAll } from './renderers.ts';

export interface PrerenderOptions {
  /** The built site. */
  dist: string;
  /** The folder of the built `entry-server`. */
  code: string;
  /** Keeps the pages that were made, for the next build. */
  kept: string;
  /** `site`, `all`, or a file that names the paths. */
  choice: string;
  apiOrigin: string;
  say: (text: string) => void;
}

/** More failures than this share of the pages stop a build: something is wrong with the API, not with a record. */
const mostFailures = 0.01;
const progressMs = 10_000;

/** Makes the pages of a built site from what the API says, and puts them into it. Those that are as they were are made once. */
export async function prerender({
  dist,
  code,
  kept,
  choice,
  apiOrigin,
  say,
}: PrerenderOptions): Promise<void> {
  const pages = await listPages(choice, apiOrigin);
  const made = await openMadePages(kept, await buildOf(code, join(dist, APP_PAGE)));
  const publish = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await copyFile(join(made.files, name), join(dist, name));
      await rm(join(dist, `${name}.br`), { force: true });
    }
  };

  const failures: string[] = [];
  const due: ListedPage[] = [];
  for (const page of pages) {
    const names = made.fresh(page);
    if (names === null) due.push(page);
    else await publish(names);
  }
  const begun = performance.now();
  let done = 0;
  const state = (): string =>
    `Pages: ${done} of ${due.length} made, ${pages.length - due.length} as they were, ${failures.length} failed (${Math.round((performance.now() - begun) / 1000)} s).`;
  const progress = setInterval(() => say(state()), progressMs);
  try {
    await renderAll(
      { code: join(code, 'entry-server.js'), dist, apiOrigin, cards: join(kept, 'cards') },
      due,
      async (page, { made: at, files, failure }) => {
        if (failure !== null) return void failures.push(`${page.path}: ${failure}`);
        await made.keep(page, at, files);
        await publish(files.map(({ name }) => name));
        done += 1;
      },
    );
  } finally {
    clearInterval(progress);
  }
  for (const name of await made.retain(new Set(pages.map(({ path }) => path))))
    for (const file of [name, `${name}.br`]) await rm(join(dist, file), { force: true });
  say([state(), ...failures].join('\n'));
  if (failures.length > pages.length * mostFailures)
    throw new Error(`${failures.length} of ${pages.length} pages could not be made.`);
}

/** Names what pages are made with: the code that renders them, and the empty page, which names the files of the site. */
async function buildOf(code: string, emptyPage: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(emptyPage));
  for (const file of globSync('**/*.js', { cwd: code }).toSorted())
    hash.update(await readFile(join(code, file)));
  return hash.digest('hex').slice(0, 16);
}
