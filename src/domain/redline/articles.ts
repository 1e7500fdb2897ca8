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
  /** Unchanged lines between this article and the last change before it, in any article; 0 without changes here. */
  before: number;
  /** Unchanged lines after the last change of the text, if it is in this article. */
  after: number;
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
  const found = articles.map((article) => ({
    ...article,
    // A moved line is decided at its new position, and also shown at the old one.
    changes: [...new Set(article.rows.flatMap((at) => changeOf.get(at) ?? []))],
  }));
  const last = found.findLastIndex(({ changes }) => changes.length > 0);
  let unchanged = 0;
  return found.map((article, index) => {
    if (article.changes.length === 0) {
      unchanged += article.rows.length;
      return { ...article, before: 0, after: 0 };
    }
    const before = unchanged;
    unchanged = trailing(article.stretches);
    const rest = found.slice(index + 1).reduce((sum, { rows: own }) => sum + own.length, 0);
    return { ...article, before, after: index === last ? unchanged + rest : 0 };
  });
}

/** Unchanged lines at the end of an article, below its title and its last change. */
function trailing(stretches: readonly Stretch[]): number {
  const end = stretches.at(-1);
  return end?.isSame && !end.isHeading ? end.rows.length : 0;
}
