/** A short film or webinar that the library holds itself. It is about a kind of product and names no brand. */
export interface WrittenFilm {
  /** Names its file. */
  key: string;
  /** The kind of product; the first manufacturer that makes one shows the film. */
  noun: string;
  title: string;
  summary: string;
  /**
   * One line each: `# ` begins a chapter, `@ ` changes the picture, anything else is spoken. Pictures: `@ title`,
   * `@ product | heading`, `@ detail | heading | key`, `@ points | heading | …`, `@ table | heading | name = value | …`.
   */
  script: string;
}

export interface FilmPicture {
  kind: 'title' | 'product' | 'detail' | 'points' | 'table';
  heading: string;
  parts: readonly string[];
}

export interface FilmScript {
  chapters: readonly { title: string; line: number }[];
  pictures: readonly { picture: FilmPicture; line: number }[];
  /** The spoken lines, with how many of them come before each chapter and picture. */
  lines: readonly string[];
}

const kinds = ['title', 'product', 'detail', 'points', 'table'] as const;

/** A script taken apart; throws at a picture that it does not know. */
export function readFilmScript({ title, script }: WrittenFilm): FilmScript {
  const lines: string[] = [];
  const chapters: { title: string; line: number }[] = [];
  const pictures: { picture: FilmPicture; line: number }[] = [];
  for (const row of script.trim().split('\n')) {
    const text = row.trim();
    if (text.startsWith('# ')) chapters.push({ title: text.slice(2), line: lines.length });
    else if (text.startsWith('@ ')) {
      const [name, heading = title, ...parts] = text
        .slice(2)
        .split('|')
        .map((part) => part.trim());
      const kind = kinds.find((one) => one === name);
      if (!kind) throw new Error(`No such picture: ${text}`);
      pictures.push({ picture: { kind, heading, parts }, line: lines.length });
    } else lines.push(text);
  }
  return { chapters, pictures, lines };
}
