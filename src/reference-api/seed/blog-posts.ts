import type { BlogPost } from '#src/contracts/learning.ts';
import { largest } from '#src/lib/long-lists.ts';
import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { userIdOf } from '#src/reference-api/seed/persons.ts';
import { postHtml } from '#src/reference-api/seed/post-html.ts';
import type { Seeding } from '#src/reference-api/seed/seeding.ts';

import { wordsOf, writtenPosts, type WrittenPost } from '#src/reference-api/content/posts.ts';

const DAYS_APART = 11;
const WORDS_A_MINUTE = 230;
const MOST_PRODUCTS = 6;
/** Few enough that each has written several posts. */
const AUTHORS = 12;

/** The posts, newest first. A world smaller than the standard one has the newest of them. */
export function seedBlogPosts(seeding: Seeding): void {
  const count = Math.ceil(writtenPosts.length * Math.min(1, seeding.scale));
  for (const [index, written] of writtenPosts.slice(0, count).entries()) {
    const { slug, title, summary, topics, sections, blocks } = written;
    const id = index + 1;
    const post: BlogPost = {
      id,
      title,
      summary,
      author: authorOf(seeding, slug),
      html: postHtml(blocks),
      topics: [...topics, ...new Set(sections.map((section) => section.slice(0, 2)))],
      minutes: Math.round(wordsOf(written) / WORDS_A_MINUTE),
      sections: [...sections],
      products: relatedProducts(seeding, written),
      figure: figureOf(written),
      published_at: seeding.ago(4 + index * DAYS_APART),
    };
    seeding.world.blogPosts.set(id, post);
  }
}

function authorOf(seeding: Seeding, slug: string): string {
  const author = seeding.random('blog-post', slug).whole(1, AUTHORS);
  return userIdOf(seeding.random('blog-author', author)).name;
}

/** Products of the post's sections in turn, each from another manufacturer. */
function relatedProducts({ makes }: Seeding, { sections }: WrittenPost): number[] {
  const offered = sections.map((section) =>
    makes.filter(({ product, profile }) => profile.number === section && !product.discontinued),
  );
  const longest = Math.max(0, largest(offered.map((some) => some.length)));
  const inTurn = Array.from({ length: longest }, (_, index) =>
    offered.flatMap((some) => some[index] ?? []),
  ).flat();
  const ofMakers = new Map(inTurn.toReversed().map((make) => [make.maker, make]));
  return inTurn
    .filter((make) => ofMakers.get(make.maker) === make)
    .slice(0, MOST_PRODUCTS)
    .map(({ product }) => product.id);
}

function figureOf({ figure }: WrittenPost): BlogPost['figure'] {
  if (figure === undefined) return null;
  const { condition, view } = detailDefinitions[figure];
  return { src: `/api/files/detail/${figure}.svg`, title: `${condition}, ${view.toLowerCase()}` };
}
