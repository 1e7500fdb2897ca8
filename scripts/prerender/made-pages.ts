import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ListedPage } from './list-pages.ts';

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
    /** Its page, and the picture of links to it: names of files of the site. */
    files: v.array(v.string()),
  }),
);

/** A file of the site: its name, and what is in it. */
export interface MadeFile {
  name: string;
  content: string | Uint8Array;
}

export interface MadePages {
  /** The folder of the files. */
  files: string;
  /** The names of the files of a page that is as it would be made now; null if it must be made. */
  fresh(page: ListedPage): readonly string[] | null;
  /** Keeps a page that was made. */
  keep(page: ListedPage, made: number, files: readonly MadeFile[]): Promise<void>;
  /** Removes all pages but these; gives the names of the files that are gone. */
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
  const files = join(folder, 'files');
  return {
    files,
    fresh({ path, changed }) {
      const line = known.get(path);
      if (!line || line.build !== build || line.changed !== changed) return null;
      // A date is a day: what changes on the day that the page was made may have changed after. What has no date is good
      // for a day.
      const madeOn = new Date(line.made).toISOString().slice(0, 10);
      return (changed === null ? Date.now() - line.made < dayMs : changed < madeOn) ? line.files : null;
    },
    async keep({ path, changed }, made, contents) {
      for (const { name, content } of contents) {
        await mkdir(dirname(join(files, name)), { recursive: true });
        await writeFile(join(files, name), content);
      }
      const line = { path, build, changed, made, files: contents.map(({ name }) => name) };
      await appendFile(list, `${JSON.stringify(line)}\n`);
      known.set(path, line);
    },
    async retain(paths) {
      const gone = [...known.values()].filter(({ path }) => !paths.has(path));
      for (const { path } of gone) known.delete(path);
      const names = gone.flatMap((line) => line.files);
      for (const name of names) await rm(join(files, name), { force: true });
      await writeFile(list, [...known.values()].map((line) => `${JSON.stringify(line)}\n`).join(''));
      return names;
    },
  };
}
