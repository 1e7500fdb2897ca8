import * as v from 'valibot';
import type { Line, ReportError } from '#src/reference-api/content/files.ts';
import { text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';
import { texts } from '#src/reference-api/content/texts.ts';

const FilmFields = v.strictObject({
  number: wholeNumber,
  title: text,
  summary: text,
  /** The kind of product. The first manufacturer that makes one shows the film. */
  noun: text,
});

/** A short film or webinar of the library's own. It is about a kind of product and names no brand. */
export interface FilmEntry extends v.InferOutput<typeof FilmFields> {
  slug: string;
  script: FilmScript;
}

const pictureKinds = ['title', 'product', 'detail', 'points', 'table'] as const;

export interface FilmPicture {
  kind: (typeof pictureKinds)[number];
  heading: string;
  parts: readonly string[];
}

interface FilmScript {
  chapters: readonly { title: string; line: number }[];
  pictures: readonly { picture: FilmPicture; line: number }[];
  /** The spoken lines. Chapters and pictures say after how many of them they start. */
  lines: readonly string[];
}

/**
 * `# ` begins a chapter, `@ ` changes the picture, anything else is spoken. Pictures: `@ title`, `@ product | heading`,
 * `@ detail | heading | key`, `@ points | heading | …`, `@ table | heading | name = value | …`.
 */
function scriptOf(title: string, body: readonly Line[], refuse: ReportError): FilmScript {
  const lines: string[] = [];
  const chapters: { title: string; line: number }[] = [];
  const pictures: { picture: FilmPicture; line: number }[] = [];
  for (const { at, text: line } of body) {
    if (line.startsWith('# ')) chapters.push({ title: line.slice(2), line: lines.length });
    else if (line.startsWith('@ ')) {
      const [name, heading = title, ...parts] = line
        .slice(2)
        .split('|')
        .map((part) => part.trim());
      const kind = pictureKinds.find((one) => one === name);
      if (!kind) return refuse(at, `A picture is one of these: ${pictureKinds.join(', ')}.`);
      pictures.push({ picture: { kind, heading, parts }, line: lines.length });
    } else if (line !== '') lines.push(line);
  }
  return { chapters, pictures, lines };
}

/**
 * Newest first.
 * @internal
 */
export const readFilms = (folder: 'films' | 'webinars', files = texts): FilmEntry[] =>
  numberedEntriesIn(folder, FilmFields, files)
    .map(({ slug, front, body, refuse }) => ({ slug, ...front, script: scriptOf(front.title, body, refuse) }))
    .toReversed();

export const filmEntries: readonly FilmEntry[] = readFilms('films');
export const webinarEntries: readonly FilmEntry[] = readFilms('webinars');
