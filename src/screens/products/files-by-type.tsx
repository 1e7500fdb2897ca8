import { FormatLinks } from '#src/components/format-links.tsx';
import { Link } from '#src/components/link.tsx';
import type { Content, Product } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { monthAndYear } from '#src/domain/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/files-by-type.module.css';
import { Code } from '#src/ui/code.tsx';

/** In the order in which a specifier needs them; declarations and certificates have a table of their own. */
const order: readonly ContentType[] = [
  'cad',
  'bim',
  'spec',
  'sw',
  'datasheet',
  'catalog',
  'video',
  'webinar',
];

/** A longer list starts folded, so that the page stays readable in a minute. */
const mostAtOnce = 8;

/** Everything to download, by type, with format, size and date. */
export function FilesByType({ content, product }: { content: readonly Content[]; product: Product }) {
  const groups = order
    .map((type) => ({ type, items: content.filter((item) => item.content_type === type) }))
    .filter(({ items }) => items.length > 0);
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files</h2>
      {groups.length === 0 && (
        <p className="muted">
          There is nothing to download for this product.{' '}
          <Link className="link" to={to.company(product)}>
            Ask {product.company}
          </Link>
          .
        </p>
      )}
      {groups.map(({ type, items }) => (
        <div key={type} className={style.group}>
          <h3>
            {contentTypeWords[type].plural} <span className={style.count}>{items.length}</span>
          </h3>
          <Rows items={items.slice(0, mostAtOnce)} />
          {items.length > mostAtOnce && (
            <details>
              <summary>Show {items.length - mostAtOnce} more</summary>
              <Rows items={items.slice(mostAtOnce)} />
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

function Rows({ items }: { items: readonly Content[] }) {
  return (
    <ul className={style.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <Code>{'detailNumber' in item ? item.detailNumber : contentTypeWords[item.content_type].code}</Code>
          <Link to={to.contentItem(item, item.content_type, item.id)}>{item.title}</Link>
          <span className={style.date}>{monthAndYear(item.updated_at)}</span>
          <FormatLinks files={item.files} of={item.title} />
        </li>
      ))}
    </ul>
  );
}
