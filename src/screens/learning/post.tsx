import { useScreenData } from '#src/components/page/screen-data.tsx';
import { brand } from '#src/brand.ts';
import { publicOrigin } from '#src/browser/location.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { topicsOf } from '#src/domain/learning/lists.ts';
import { nextEntries } from '#src/domain/learning/next-entries.ts';
import { postParts } from '#src/domain/learning/post-parts.ts';
import { to } from '#src/paths.ts';
import { EntryRow } from '#src/screens/learning/entry-row.tsx';
import { dateOf, postsBy, readingTime } from '#src/screens/learning/entry-texts.ts';
import type { post as loader } from '#src/screens/learning/loaders.ts';
import { ReadingPage } from '#src/screens/learning/reading-page.tsx';
import style from '#src/screens/learning/reading.module.css';
import { RelatedProducts, RelatedSections } from '#src/screens/learning/related-lists.tsx';
import { TopicLinks } from '#src/screens/learning/topic-links.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

export function Screen() {
  const { post, others, products } = useScreenData<typeof loader>();
  const { id, title, summary, author, figure } = post;
  const path = to.blogPost(id);
  const parts = postParts(post.html);
  const [first, ...rest] = parts;
  return (
    <ReadingPage
      entry={post}
      path={path}
      above={{ label: 'Blog', href: to.blog() }}
      meta={[
        [
          'Author',
          <Link key="author" className="link" to={postsBy('author', author)}>
            {author}
          </Link>,
        ],
        ['Date', dateOf(post)],
        ['Length', readingTime(post)],
        [
          'Topics',
          <TopicLinks key="topics" topics={topicsOf(post)} hrefOf={(topic) => postsBy('topic', topic)} />,
        ],
      ]}
      about={{
        '@type': 'Article',
        headline: title,
        description: summary,
        author: { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', name: brand.name },
        datePublished: post.published_at,
        timeRequired: `PT${post.minutes}M`,
        keywords: topicsOf(post).join(', '),
        ...(figure && { image: new URL(figure.src, publicOrigin()).href }),
        mainEntityOfPage: `${publicOrigin()}${path}`,
      }}
      card={{ kicker: 'Blog', lines: [author], picture: figure?.src ?? null }}
    >
      <div className={`grid at-top gap-6 pad-top-3 one-column-899 print-block ${style.columns}`}>
        <div className="stack shrinks gap-5">
          {first && <Part part={first} />}
          {figure && <Figure figure={figure} />}
          {rest.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </div>
        <div className={`stack gap-5 note minor-heads spaced-heads lined-lists ${style.rail}`}>
          <Contents parts={parts} />
          <RelatedSections sections={post.sections} />
          {products && <RelatedProducts result={products} />}
        </div>
      </div>
      <section className="stack gap-2 pad-top-5 screen-only" aria-labelledby="next">
        <h2 id="next">Read next</h2>
        <Deferred result={others} what="other posts" fallback={<SkeletonText lines={6} />}>
          {(posts) =>
            posts.every((one) => one.id === id) ? (
              <p>No other posts yet.</p>
            ) : (
              nextEntries(post, posts, topicsOf).map((next) => (
                <EntryRow
                  key={next.id}
                  href={to.blogPost(next.id)}
                  title={next.title}
                  meta={[next.author, readingTime(next)]}
                  summary={next.summary}
                  picture={next.picture}
                />
              ))
            )
          }
        </Deferred>
      </section>
    </ReadingPage>
  );
}

type PartProps = { part: ReturnType<typeof postParts>[number] };

function Part({ part: { id, title, html } }: PartProps) {
  const prose = (
    <div className={style.prose}>
      <SafeHtml html={html} />
    </div>
  );
  if (title === null) return <div className={`stack at-top gap-2 print-block ${style.part}`}>{prose}</div>;
  return (
    <section className={`stack at-top gap-2 print-block ${style.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {prose}
    </section>
  );
}

/** Shown if the post is long enough to need it. */
function Contents({ parts }: { parts: readonly PartProps['part'][] }) {
  const named = parts.filter(({ title }) => title !== null);
  if (named.length < 3) return null;
  return (
    <nav className="screen-only" aria-labelledby="contents">
      <h2 id="contents">In this post</h2>
      <ul>
        {named.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Figure = ({ figure: { src, title } }: { figure: { src: string; title: string } }) => (
  <div className={`stack at-top gap-2 print-block ${style.part}`}>
    <figure className={`unbroken ${style.figure}`}>
      <Picture src={src} alt={title} width={4} height={3} eager />
      <figcaption className="small muted">
        {title}. A schematic detail, drawn by {brand.name}.
      </figcaption>
    </figure>
  </div>
);
