import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { bestPosts } from '#src/screens/learning/best-choices.ts';
import { BestList } from '#src/screens/learning/best-list.tsx';
import { dateOf, readingTime } from '#src/screens/learning/entry-texts.ts';
import type { everyPost } from '#src/screens/learning/loaders.ts';

export function Screen() {
  const posts = useScreenData<typeof everyPost>();
  return (
    <BestList
      title="Best architectural blog posts"
      description="One blog post on each of a dozen topics for architects: what it is about, who it helps, and why we chose it."
      path={to.bestBlogPosts()}
      above={{ label: 'Blog', href: to.blog() }}
      lead={`One post for each topic, chosen by ${brand.name} from the ${posts.length} of its own blog. No one paid for a place, and clicks were not counted: the reasons are given.`}
      choices={bestPosts}
      items={posts}
      hrefOf={to.blogPost}
      metaOf={(post) => [post.author, dateOf(post), readingTime(post)]}
    />
  );
}
