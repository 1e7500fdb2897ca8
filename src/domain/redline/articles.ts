import type { Change, Redline, RedlineRow } from '#src/domain/redline/redline.ts';

/** Consecutive rows that are all unchanged or all changed. */
interface Stretch {
  rows: readonly number[];
  isSame: boolean;
  /** Whether it has the article's title, which always stays visible. */
  isHeading: boolean;
}

/** A title and everything under it, from both texts. */
export interface RedlineArticle {
  /** Index of its first row. */
  first: number;
  rows: readonly number[];
  stretches: readonly Stretch[];
  /** The changes to stop at in this article. */
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
    // A moved line is decided at its new position, and also shown at the old one.
    changes: [...new Set(article.rows.flatMap((at) => changeOf.get(at) ?? []))],
  }));
}
