import type { BlogPost } from '#src/contracts/learning.ts';
import { largest } from '#src/lib/long-lists.ts';
import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { randomPerson } from '#src/reference-api/seed/random-person.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { wordsOf, postEntries, type PostEntry } from '#src/reference-api/content/posts.ts';
import { escapeHtml } from '#src/reference-api/seed/news.ts';
import type { Block } from '#src/reference-api/content/markdown.ts';

const DAYS_APART = 11;
const WORDS_A_MINUTE = 230;
const MOST_PRODUCTS = 6;
/** Few enough that each author has several posts. */
const AUTHORS = 12;

/** The posts, newest first. A world smaller than the standard one has the newest of them. */
export function seedBlogPosts(context: SeedContext): void {
  const count = Math.ceil(postEntries.length * Math.min(1, context.scale));
  for (const [index, written] of postEntries.slice(0, count).entries()) {
    const { slug, title, summary, topics, sections, blocks } = written;
    const id = index + 1;
    const post: BlogPost = {
      id,
      title,
      summary,
      author: authorOf(context, slug),
      html: postHtml(blocks),
      topics: [...topics, ...new Set(sections.map((section) => section.slice(0, 2)))],
      minutes: Math.round(wordsOf(written) / WORDS_A_MINUTE),
      sections: [...sections],
      products: relatedProducts(context, written),
      figure: figureOf(written),
      picture: `/api/files/post/${id}/cover.svg`,
      published_at: context.ago(4 + index * DAYS_APART),
    };
    context.world.blogPosts.set(id, post);
  }
}

function authorOf(context: SeedContext, slug: string): string {
  const author = context.random('blog-post', slug).integer(1, AUTHORS);
  return randomPerson(context.random('blog-author', author)).name;
}

/** Products of the post's sections, one section after another in turn, each of a different manufacturer. */
function relatedProducts({ seededProducts }: SeedContext, { sections }: PostEntry): number[] {
  const offered = sections.map((section) =>
    seededProducts.filter(({ product, profile }) => profile.number === section && !product.discontinued),
  );
  const longest = Math.max(0, largest(offered.map((some) => some.length)));
  const inTurn = Array.from({ length: longest }, (_, index) =>
    offered.flatMap((some) => some[index] ?? []),
  ).flat();
  const oneOfEach = new Map(inTurn.toReversed().map((seeded) => [seeded.manufacturer, seeded]));
  return inTurn
    .filter((seeded) => oneOfEach.get(seeded.manufacturer) === seeded)
    .slice(0, MOST_PRODUCTS)
    .map(({ product }) => product.id);
}

function figureOf({ figure }: PostEntry): BlogPost['figure'] {
  if (figure === undefined) return null;
  const { condition, view } = detailDefinitions[figure];
  return { src: `/api/files/detail/${figure}.svg`, title: `${condition}, ${view.toLowerCase()}` };
}

/** A post as clean HTML, all text escaped: second-level headings, paragraphs, lists, tables, and quotes. */
const postHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element('h2', block.text);
    case 'paragraph':
      return element('p', block.text);
    case 'quote':
      return `<blockquote>${element('p', block.text)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => element('li', item)).join('')}</${tag}>`;
    }
    case 'table': {
      const head = row(block.head.map((cell) => `<th scope="col">${escapeHtml(keepUnitsOnLine(cell))}</th>`));
      const body = block.rows.map(([first = '', ...others]) =>
        row([
          `<th scope="row">${escapeHtml(keepUnitsOnLine(first))}</th>`,
          ...others.map((cell) => element('td', cell)),
        ]),
      );
      return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
    }
  }
}

const beforeUnit =
  /(?<=\d) (?=(?:in\.|ft|sq|cu|lb|psf|psi|mm|kg|gpm|cfm|mph|mils?|perms?|dBA?|Hz|Pa|°[FC]|V|A|W)(?![\p{L}\d]))/gu;

/** Keeps a number and its unit on one line: `3/8 in.`, `70 °F`. */
const keepUnitsOnLine = (text: string) => text.replaceAll(beforeUnit, '\u00A0');

const element = (tag: string, text: string) => `<${tag}>${escapeHtml(keepUnitsOnLine(text))}</${tag}>`;
const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;
