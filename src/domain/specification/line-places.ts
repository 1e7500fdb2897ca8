import type { DocumentLine } from '#src/domain/specification/section-document.ts';

/** Each line's citation: `2.3.A.1`, `PART 2`. Skips notes and tables, which have no number. */
export function placesOf(
  document: readonly Pick<DocumentLine, 'id' | 'level' | 'label'>[],
): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  const labels: string[] = [];
  for (const { id, level, label } of document) {
    if (label === '') continue;
    labels.length = level;
    labels[level] = level < 2 ? label : label.replace(/[.)]$/, '');
    const from = level === 0 ? 0 : 1;
    places.set(id, labels.slice(from).filter(Boolean).join('.'));
  }
  return places;
}

/** The line that an address names, `#line-12`, or null; a person's own paragraph is `#line--1`. */
export function lineOfHash(hash: string): number | null {
  const digits = /^#line-(-?[1-9]\d{0,8})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** An article with its lines; a part's title belongs to its first article. */
export interface Article {
  /** Id of its first line. */
  id: number;
  lines: DocumentLine[];
}

export function articlesOf(document: readonly DocumentLine[]): Article[] {
  const articles: Article[] = [];
  for (const line of document) {
    const last = articles.at(-1);
    const begins = line.line.kind === 'part' || (line.line.kind === 'article' && !isPartAlone(last));
    if (last === undefined || begins) articles.push({ id: line.id, lines: [line] });
    else last.lines.push(line);
  }
  return articles;
}

const isPartAlone = (article: Article | undefined): boolean =>
  article?.lines.every(({ line }) => line.kind === 'part' || line.kind === 'note') ?? false;
