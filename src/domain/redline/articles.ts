import type { Change, Redline, RedlineRow } from '#src/domain/redline/redline.ts';

/** Rows that follow each other and are all the same, or all changed. */
interface Stretch {
  rows: readonly number[];
  isSame: boolean;
  /** The title of the article, which stays in sight. */
  isHeading: boolean;
}

/** A title with what stands below it, of both texts. */
export interface RedlineArticle {
  /** The place of its first row. */
  first: number;
  rows: readonly number[];
  stretches: readonly Stretch[];
  /** Those that one goes to here. */
  changes: readonly Change[];
}

const isHeading = ({ old, now }: RedlineRow): boolean => {
  const kind = (now ?? old).kind;
  return kind === 'part' || kind === 'article';
};

export function articlesOfRedline({ rows, changeOf }: Redline): RedlineArticle[] {
  const articles: {
    first: number;
    rows: number[];
    stretches: { rows: number[]; isSame: boolean; isHeading: boolean }[];
  }[] = [];
  rows.forEach((row, at) => {
    const begins = isHeading(row);
    if (begins || articles.length === 0) articles.push({ first: at, rows: [], stretches: [] });
    const article = articles.at(-1);
    if (!article) return;
    article.rows.push(at);
    const isSame = !changeOf.has(at);
    const stretch = article.stretches.at(-1);
    if (stretch && stretch.isSame === isSame && !stretch.isHeading && !begins) stretch.rows.push(at);
    else article.stretches.push({ rows: [at], isSame, isHeading: begins });
  });
  return articles.map((article) => ({
    ...article,
    // A move is decided where the lines are now, and shown where they were too.
    changes: [...new Set(article.rows.flatMap((at) => changeOf.get(at) ?? []))],
  }));
}
