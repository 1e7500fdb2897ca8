import { publicOrigin } from '#src/browser/location.ts';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/browse/util.module.css';

/** Permanent addresses to link to from other sites. */
export function TypeLinks({ type }: { type: ContentType }) {
  const links = [
    ['By division', to.contentType(type)],
    ['A division', to.division(type, '07')],
    ['A section', to.section(type, '075423')],
    ['By MasterFormat 95 number', `${to.contentType(type)}/07/07540`],
    ['Search within', to.searchType('075423', type)],
    ['Directory', to.productCategory(type)],
  ] as const;
  return (
    <section className={`stack gap-3 ${style.box}`} aria-labelledby="links">
      <h2 id="links">Links</h2>
      <p>
        Permanent links. Write the section in any form and either edition; add{' '}
        <span className="mono">?mf=95</span> to show MasterFormat 1995 numbers.
      </p>
      <dl className={`note line-top tall-links ${style.links}`}>
        {links.map(([label, href]) => (
          <div className="baseline gap-3 hairline-bottom" key={label}>
            <dt className="muted">{label}</dt>
            <dd>
              <Link className="accent pad-block-2px" to={href}>{`${publicOrigin()}${href}`}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
