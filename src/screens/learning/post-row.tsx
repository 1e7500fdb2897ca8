import type { ListedBlogPost } from '#src/contracts/learning.ts';
import { topicLabel, topicsOf } from '#src/domain/learning/lists.ts';
import { to } from '#src/paths.ts';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { dateOf, postsBy, readingTime } from '#src/screens/learning/entry-texts.ts';
import { Link } from '#src/components/page/link.tsx';

export function PostRow({ post }: { post: ListedBlogPost }) {
  return (
    <EntryRow
      href={to.blogPost(post.id)}
      title={post.title}
      meta={[
        <Link key="author" to={postsBy('author', post.author)}>
          {post.author}
        </Link>,
        dateOf(post),
        readingTime(post),
      ]}
      summary={post.summary}
      links={topicsOf(post).map((topic) => ({ href: postsBy('topic', topic), label: topicLabel(topic) }))}
    />
  );
}
