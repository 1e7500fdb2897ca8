import { focusLinkTarget } from '#src/browser/heading.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import style from '#src/screens/products/part-tabs.module.css';
import { documentTypes, fileTypes } from '#src/screens/products/part-types.ts';

/** Links to the parts of the page; empty parts have no link. */
export function PartTabs({ page: { product } }: { page: ProductPage }) {
  const hasAny = (types: readonly (keyof typeof product.counts)[]): boolean =>
    types.some((type) => (product.counts[type] ?? 0) > 0);
  const parts: readonly (readonly [id: string, label: string, isThere: boolean])[] = [
    ['overview', 'Overview', true],
    ['values', 'Values', product.attributes.length + product.options.length > 0],
    ['files', 'Files', hasAny(fileTypes)],
    ['documents', 'Documents', hasAny(documentTypes)],
    ['sustainability', 'Sustainability', hasAny(['epd', 'hpd'])],
    ['projects', 'Projects', true],
    ['company', 'Company', true],
  ];
  return (
    <nav
      className={`line-bottom paper screen-only static-499 rings-inside ${style.tabs}`}
      aria-label="On this page"
    >
      <ul className="flex gap-5 scroll-x fading-ends">
        {parts.map(
          ([id, label, isThere]) =>
            isThere && (
              <li key={id}>
                <Link
                  className="block note nowrap"
                  to={`${to.product(product.id)}#${id}`}
                  onClick={() => focusLinkTarget(id)}
                >
                  {label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
