import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { AskManufacturer } from '#src/components/inquiry/ask-manufacturer.tsx';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { focusLinkTarget } from '#src/browser/heading.ts';
import { candidatesOf } from '#src/domain/compare/candidates.ts';
import { maxCompared } from '#src/domain/compare/choice.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { inquirySubject } from '#src/domain/inquiry/inquiry-subject.ts';
import { quickFiles, type QuickFile } from '#src/domain/quick-files.ts';
import { savedItem } from '#src/domain/saved-item.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/action-bar.module.css';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** The part of the page that lists the items of a type. */
const partOf: Readonly<Record<QuickFile['type'], string>> = {
  cad: 'files',
  bim: 'files',
  spec: 'files',
  epd: 'sustainability',
  hpd: 'sustainability',
  certificate: 'documents',
};

/** A sticky bar with a file of each type and the product's actions; on a phone, only the actions stick. */
export function ActionBar({ page }: { page: ProductPage }) {
  const { product, content } = page;
  const saved = savedItem(product);
  const beside = candidatesOf([page], [product.id]).slice(0, maxCompared - 1);
  return (
    <div
      className={`cluster between gap-1-4 pad-block-2 paper screen-only static-499 ${style.actionBar}`}
      role="group"
      aria-label="Files and actions"
    >
      <ul className={`flex ${style.files}`}>
        {quickFiles(content).map((quick) => (
          <li className="row gap-6px" key={quick.type}>
            <Way product={product.id} quick={quick} />
          </li>
        ))}
      </ul>
      <div className={`row gap-2 static-499 ${style.acts}`}>
        <AskManufacturer subject={inquirySubject(product, to.product(product.id))} isPrimary isShort />
        <FavoriteButton item={saved} withLabel />
        <AddToProject items={[saved]} />
        {beside.length > 0 && (
          <Link
            className={buttonClass()}
            to={to.compare([product.id, ...beside.map(({ id }) => id)])}
            aria-label={`Compare with ${beside.length} like it`}
          >
            Compare
          </Link>
        )}
      </div>
    </div>
  );
}

/** A link to all items of a type, and one file. */
function Way({ product, quick: { type, count, title, file } }: { product: number; quick: QuickFile }) {
  const href = safeHref(file?.url);
  const part = partOf[type];
  return (
    <>
      <Link
        className="plain"
        to={`${to.product(product)}#${part}`}
        onClick={() => focusLinkTarget(part)}
        aria-label={`${contentTypeWords[type].short}: ${count} on this page`}
      >
        {contentTypeWords[type].short} <span className="small-mono muted">{count}</span>
      </Link>
      {file !== null && href !== null && (
        <a
          className={`quiet text-center rounded ${style.file}`}
          href={href}
          download={safeFileName(file.name)}
          rel="noopener"
          aria-label={`Download ${[file.format, file.bytes === null ? '' : fileSizeText(file.bytes)].filter(Boolean).join(' ')} of ${title}`}
        >
          {file.format}
        </a>
      )}
    </>
  );
}
