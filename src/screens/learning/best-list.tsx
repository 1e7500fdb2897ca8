import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { collectionPage } from '#src/components/page/collection.ts';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Page } from '#src/components/page/page.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Choice } from '#src/screens/learning/best-choices.ts';
import style from '#src/screens/learning/best-list.module.css';
import { MetaLine } from '#src/screens/learning/entry-row.tsx';

interface Entry {
  id: number;
  title: string;
  summary: string;
}

interface Props<Item extends Entry> {
  title: string;
  description: string;
  path: string;
  above: { label: string; href: string };
  lead: string;
  choices: readonly Choice[];
  items: readonly Item[];
  hrefOf: (id: number) => string;
  metaOf: (item: Item) => readonly string[];
}

/** The library's own selection, one per topic, with reasons. */
export function BestList<Item extends Entry>(props: Props<Item>) {
  const { title, description, path, above, lead, choices, items, hrefOf, metaOf } = props;
  const crumbs = crumbsTo(title, above);
  const chosen = choices.flatMap((choice) => {
    const item = items.find((one) => one.title === choice.title);
    return item ? [{ choice, item }] : [];
  });
  return (
    <Page
      title={title}
      description={description}
      canonical={path}
      structuredData={collectionPage(title, path, crumbs, chosen.length)}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbs} />
        <div className="stack gap-1 compact-title">
          <h1>{title}</h1>
          <p className="measure note muted digits tall-links low-links">{lead}</p>
        </div>
        {chosen.length === 0 ? (
          <p className="lead ink">None of these picks are in the library right now.</p>
        ) : (
          <ol className={`unbroken-items ${style.list}`}>
            {chosen.map(({ choice, item }) => (
              <li className="line-top pad-block-4" key={choice.title}>
                <p className="note muted">{choice.topic}</p>
                <div className={`stack shrinks gap-2 ${style.words}`}>
                  <h2 className="lead">
                    <Link to={hrefOf(item.id)}>{item.title}</Link>
                  </h2>
                  <MetaLine meta={metaOf(item)} />
                  <dl className="gap-1-3 note">
                    <dt className="muted">About</dt>
                    <dd>{item.summary}</dd>
                    <dt className="muted">Helps</dt>
                    <dd>{choice.helps}</dd>
                    <dt className="muted">Why this one</dt>
                    <dd>{choice.why}</dd>
                  </dl>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Page>
  );
}
