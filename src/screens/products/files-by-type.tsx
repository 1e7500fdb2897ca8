import { pluralInSentence } from '#src/domain/item-count-text.ts';
import type { Result } from '#src/contracts/result.ts';
import { Deferred } from '#src/components/page/deferred.tsx';
import { FitnessLabel } from '#src/components/library/fitness-label.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/page/picture.tsx';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/files-by-type.module.css';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { Certificates } from '#src/screens/products/declarations.tsx';
import { documentTypes, fileTypes } from '#src/screens/products/part-types.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

type FileType = (typeof fileTypes)[number] | Exclude<(typeof documentTypes)[number], 'certificate'>;

/** A longer list starts collapsed, so that the page can be read in a minute. */
const maxAtOnce = 8;

type Props = Pick<ProductPage, 'product' | 'content'>;

/** CAD, BIM, and specification files by type, with format, size, and date. */
export function Files({ product, content }: Props) {
  const filled = fileTypes.filter((type) => (product.counts[type] ?? 0) > 0);
  return (
    <section id="files" aria-labelledby="files-head">
      <h2 id="files-head">Files</h2>
      {filled.length === 0 && (
        <p className="muted">
          No drawings, objects, or specifications of this product.{' '}
          <Link className="link" to={to.company(product)}>
            Ask {product.company}
          </Link>
          .
        </p>
      )}
      <div className={`gap-0-6 ${style.columns}`}>
        {filled.map((type) => (
          <OfType key={type} product={product} type={type} content={content} result={undefined} />
        ))}
      </div>
    </section>
  );
}

/** Certificates, documents, and recordings. */
export function Documents(page: ProductPage) {
  const { product, content, datasheets, webinars } = page;
  const results = new Map<FileType, Promise<Result<readonly Content[]>>>([
    ['datasheet', datasheets],
    ['webinar', webinars],
  ]);
  const filled = documentTypes.filter((type) => (product.counts[type] ?? 0) > 0);
  if (filled.length === 0) return null;
  return (
    <section id="documents" aria-labelledby="documents-head">
      <h2 id="documents-head">Documents</h2>
      <div className={`gap-0-6 ${style.columns}`}>
        {filled.map((type) =>
          type === 'certificate' ? (
            <div key={type} className={`pad-top-3 ${style.group}`}>
              <Heading product={product.id} type={type} count={product.counts[type] ?? 0} />
              <Certificates {...page} />
            </div>
          ) : (
            <OfType key={type} product={product} type={type} content={content} result={results.get(type)} />
          ),
        )}
      </div>
    </section>
  );
}

interface OfTypeProps extends Pick<Props, 'product' | 'content'> {
  type: FileType;
  /** For a type with its own call. */
  result: Promise<Result<readonly Content[]>> | undefined;
}

function OfType({ product, type, content, result }: OfTypeProps) {
  if (!result)
    return (
      <Group product={product.id} type={type} items={content.filter((item) => item.content_type === type)} />
    );
  return (
    <Deferred
      result={result}
      what={`the list of ${pluralInSentence(contentTypeWords[type].plural)}`}
      fallback={<Expected type={type} count={product.counts[type] ?? 0} />}
    >
      {(items) => <Group product={product.id} type={type} items={items} />}
    </Deferred>
  );
}

const Heading = ({ product, type, count }: { product: number; type: ContentType; count: number }) => (
  <h3>
    <Link to={to.productContent(product, type)}>
      {contentTypeWords[type].plural} <span className={`muted ${style.count}`}>{count}</span>
    </Link>
  </h3>
);

function Group({ product, type, items }: { product: number; type: FileType; items: readonly Content[] }) {
  if (items.length === 0) return null;
  return (
    <div className={`pad-top-3 ${style.group}`}>
      <Heading product={product} type={type} count={items.length} />
      <Rows items={items.slice(0, maxAtOnce)} />
      {items.length > maxAtOnce && (
        <details className="rest">
          <summary>Show {items.length - maxAtOnce} more</summary>
          <Rows items={items.slice(maxAtOnce)} />
        </details>
      )}
    </div>
  );
}

/** One placeholder row for each expected item. */
const Expected = ({ type, count }: { type: FileType; count: number }) => (
  <div className={`pad-top-3 ${style.group}`}>
    <h3>
      {contentTypeWords[type].plural} <span className={`muted ${style.count}`}>{count}</span>
    </h3>
    <ul className={`line-top space-top-1 lined-items ${style.rows}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, maxAtOnce) }, (_, row) => (
        <li className="baseline note" key={row} />
      ))}
    </ul>
  </div>
);

const Rows = ({ items }: { items: readonly Content[] }) => (
  <ul className={`line-top space-top-1 lined-items unbroken-items ${style.rows}`}>
    {items.map((item) => (
      <li className={`baseline note ${'detailNumber' in item ? style.drawn : ''}`} key={item.id}>
        {'detailNumber' in item && <Picture src={item.picture} alt="" width={64} height={48} />}
        <Link to={to.contentItem(item, item.content_type, item.id)}>{unbroken(item.title)}</Link>
        <span className="small muted nowrap">
          {'detailNumber' in item && (
            <>
              <span className="mono">{item.detailNumber}</span>
              {' · '}
            </>
          )}
          {monthAndYear(item.updated_at)}
        </span>
        <FormatLinks files={item.files} of={item.title} />
        {item.content_type === 'bim' && (
          <div className={style.fitness}>
            <FitnessLabel bim={item} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
