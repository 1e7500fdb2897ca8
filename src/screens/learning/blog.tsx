import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import frame from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { postRules, topicLabel, topicsOf } from '#src/domain/learning/lists.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import { LearningList } from '#src/screens/learning/learning-list.tsx';
import type { blog } from '#src/screens/learning/loaders.ts';
import type { ListedBlogPost } from '#src/contracts/learning.ts';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { dateOf, postsBy, readingTime } from '#src/screens/learning/entry-texts.ts';

const crumbs = crumbsTo('Blog');

export function Screen() {
  const { items, state } = useScreenData<typeof blog>();
  const count = pluralize(items.length, 'post');
  return (
    <Page
      title="Blog"
      description={`${count} on detailing, codes, testing, and contract documents for architects and specifiers, by topic, division, and author.`}
      canonical={to.blog()}
      structuredData={collectionPage('Blog', to.blog(), crumbs, items.length)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>Blog</h1>
          <p className="measure note muted digits tall-links low-links">
            {count} for people who draw and specify buildings. The authors and their projects are invented;
            the codes and standards are real, so check the edition that applies to you.
          </p>
          <p className={`tall-links screen-only low-links ${frame.links}`}>
            <Link className="link" to={to.bestBlogPosts()}>
              The best by topic
            </Link>
            <Link className="link" to={to.blogGuest()}>
              Write for the {brand.name} blog
            </Link>
          </p>
        </div>
        <LearningList
          rules={postRules}
          items={items}
          state={state}
          hrefOf={to.blog}
          words={['post', 'posts']}
          placeholder="roof edge, 07 54 23, addenda"
        >
          {(post) => <PostRow post={post} />}
        </LearningList>
      </div>
    </Page>
  );
}

const PostRow = ({ post }: { post: ListedBlogPost }) => (
  <EntryRow
    href={to.blogPost(post.id)}
    title={post.title}
    meta={[
      dateOf(post),
      readingTime(post),
      <Link key="author" to={postsBy('author', post.author)}>
        {post.author}
      </Link>,
    ]}
    summary={post.summary}
    picture={post.picture}
    links={topicsOf(post).map((topic) => ({ href: postsBy('topic', topic), label: topicLabel(topic) }))}
  />
);
