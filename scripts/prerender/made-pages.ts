import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ListedPage } from './list-pages.ts';
import { fileOf } from './page-file.ts';

const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    path: v.string(),
    /** Names the code and the empty page that it was made with. */
    build: v.string(),
    changed: v.nullable(v.string()),
    /** When it was made, in ms since 1970. */
    made: v.number(),
  }),
);

export interface MadePages {
  /** The file of a page that is as it would be made now; null if it must be made. */
  fresh(page: ListedPage): string | null;
  /** Keeps a page that was made now; gives its file. */
  keep(page: ListedPage, made: number, html: string): Promise<string>;
  /** Removes all pages but these; gives the paths of those that it removed. */
  retain(paths: ReadonlySet<string>): Promise<string[]>;
}

const dayMs = 24 * 60 * 60_000;

/**
 * The pages that earlier builds made, in a folder that outlives `dist`. Each is noted as soon as it is made, on a line of its
 * own, so a build that was interrupted goes on where it was.
 */
export async function openMadePages(folder: string, build: string): Promise<MadePages> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, 'list.jsonl');
  const text = await readFile(list, 'utf8').catch(() => '');
  const known = new Map(
    text.split('\n').flatMap((written) => {
      const { success, output } = v.safeParse(Line, written);
      return success ? [[output.path, output] as const] : [];
    }),
  );
  const at = (path: string): string => join(folder, 'pages', fileOf(path));
  return {
    fresh({ path, changed }) {
      const line = known.get(path);
      if (!line || line.build !== build || line.changed !== changed) return null;
      // A date is a day: what changes on the day that the page was made may have changed after. What has no date is good
      // for a day.
      const madeOn = new Date(line.made).toISOString().slice(0, 10);
      return (changed === null ? Date.now() - line.made < dayMs : changed < madeOn) ? at(path) : null;
    },
    async keep({ path, changed }, made, html) {
      const line = { path, build, changed, made };
      await mkdir(dirname(at(path)), { recursive: true });
      await writeFile(at(path), html);
      await appendFile(list, `${JSON.stringify(line)}\n`);
      known.set(path, line);
      return at(path);
    },
    async retain(paths) {
      const gone = [...known.keys()].filter((path) => !paths.has(path));
      for (const path of gone) {
        await rm(at(path), { force: true });
        known.delete(path);
      }
      await writeFile(list, [...known.values()].map((line) => `${JSON.stringify(line)}\n`).join(''));
      return gone;
    },
  };
}
