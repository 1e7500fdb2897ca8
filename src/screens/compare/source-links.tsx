import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { to } from '#src/paths.ts';
import style from '#src/screens/compare/compare.module.css';
import type { Comparison } from '#src/screens/compare/loaders.ts';

export function SourceLinks({ pages }: Pick<Comparison, 'pages'>) {
  const sections = new Map(
    pages.flatMap(({ product: { csi } }) => csi.slice(0, 1)).map((section) => [section.number, section]),
  );
  return (
    <nav className={`padded-links screen-only ${style.back}`} aria-label="Back to the products">
      <ul className="flow note">
        {[...sections.values()].map((section) => (
          <li key={section.number}>
            <Link className="link" to={to.section('product', section.number)}>
              All products of <SectionNumber section={section} withTitle />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
