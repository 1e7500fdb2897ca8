import { memo } from 'react';

import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import style from '#src/layouts/footer.module.css';
import { to } from '#src/paths.ts';

const proof: ReadonlySet<ContentType> = new Set(['certificate', 'epd', 'hpd', 'datasheet', 'webinar']);

export const Footer = memo(function Footer() {
  return (
    <footer className={style.footer}>
      <div className={`wrap ${style.columns}`}>
        <p className={style.about}>
          <strong>{brand.name}</strong>
          {brand.description}
        </p>
        <Column title="The library" types={contentTypes.filter((type) => !proof.has(type))} />
        <Column title="Proof and learning" types={contentTypes.filter((type) => proof.has(type))} />
        <p className={style.about}>
          Section numbers and titles follow MasterFormat, 2004 and later editions and 1995. Drawings are
          details of principle: check them against your project and code.
        </p>
      </div>
    </footer>
  );
});

function Column({ title, types }: { title: string; types: readonly ContentType[] }) {
  return (
    <nav aria-label={title}>
      <p className={style.title}>{title}</p>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <Link to={to.contentType(type)}>{contentTypeWords[type].plural}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
