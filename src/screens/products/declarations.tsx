import { useState } from 'react';

import { Deferred } from '#src/components/page/deferred.tsx';
import { Expiry } from '#src/components/library/expiry.tsx';
import type { Fact } from '#src/components/page/facts.tsx';
import { FormatLinks } from '#src/components/downloads/format-links.tsx';
import { ImpactTable } from '#src/components/library/impact-table.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Notice } from '#src/components/library/notice.tsx';
import { RowFacts } from '#src/components/results/row-facts.tsx';
import type { Certificate, Content, Epd, Hpd } from '#src/contracts/content.ts';
import { impactTable, impactText } from '#src/domain/impact-table.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/declarations.module.css';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { unbroken } from '#src/ui/unbroken.tsx';

type Proof = Epd | Hpd | Certificate;

const isDeclaration = (item: Content): item is Epd | Hpd =>
  item.content_type === 'epd' || item.content_type === 'hpd';

/** Environmental and health declarations with their numbers and expiration. */
export function Declarations({ product, content }: Pick<ProductPage, 'product' | 'content'>) {
  const declarations = content.filter(isDeclaration);
  return (
    <section id="sustainability" aria-labelledby="declarations">
      <h2 id="declarations">Sustainability</h2>
      {declarations.length === 0 && (
        <p className="muted">{product.company} publishes no EPD or HPD for this product here.</p>
      )}
      <Rows items={declarations} />
    </section>
  );
}

/** Certificates with their scope and expiration. */
export function Certificates({ product, certificates }: Pick<ProductPage, 'product' | 'certificates'>) {
  const count = product.counts.certificate ?? 0;
  if (count === 0) return null;
  return (
    <Deferred result={certificates} what="the certificates" fallback={<Expected count={count} />}>
      {(items) => <Rows items={items} isSingle />}
    </Deferred>
  );
}

function Rows({ items, isSingle = false }: { items: readonly Proof[]; isSingle?: boolean }) {
  if (items.length === 0) return null;
  return (
    <ul
      className={`line-top space-top-3 lined-items unbroken-items ${style.rows} ${isSingle ? style.single : ''}`}
    >
      {items.map((item) => (
        <li className="baseline note" key={`${item.content_type}-${item.id}`}>
          <div className={`stack gap-2px ${style.words}`}>
            <Link to={to.contentItem(item, item.content_type, item.id)}>{unbroken(item.title)}</Link>
            <RowFacts facts={figuresOf(item)} />
            <Notice of={item} />
          </div>
          <p className="small nowrap">
            <Expiry until={item.validUntil} />
          </p>
          <FormatLinks files={item.files} of={item.title} />
          {item.content_type === 'epd' && item.impacts.length > 0 && <Results epd={item} />}
        </li>
      ))}
    </ul>
  );
}

const Expected = ({ count }: { count: number }) => (
  <ul className={`line-top space-top-3 lined-items ${style.rows} ${style.single}`} aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      <li key={row} className={`baseline note ${style.expected}`} />
    ))}
  </ul>
);

/** Rendered when expanded. */
function Results({ epd }: { epd: Epd }) {
  const [isShown, setShown] = useState(false);
  const { stages, rows } = impactTable(epd.impacts);
  return (
    <details className={style.results} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="small accent">
        {pluralize(rows.length, 'impact')} at {stages.join(', ')}
      </summary>
      {isShown && <ImpactTable epd={epd} />}
    </details>
  );
}

/** The most requested values of a declaration, and what they apply to. */
function figuresOf(item: Proof): readonly Fact[] {
  switch (item.content_type) {
    case 'epd':
      return [
        ['GWP, A1–A3', `${impactText(item.gwp)} kg CO₂e per ${item.declaredUnit}`],
        ['Kind', item.epdType],
        ['Holder', item.holder],
        ['PCR', item.pcr],
        ['Number', `${item.operator} ${item.declarationNumber}`],
      ];
    case 'hpd':
      return [
        ['Disclosed', `${item.disclosedPercent}% by weight`],
        ['Threshold', `${countText(item.thresholdPpm)} ppm`],
        ['LT-1 or BM-1', item.lt1Count === 0 ? 'none' : countText(item.lt1Count)],
        ['VOC emissions', item.vocEmissions ?? 'not tested'],
        ['HPD', item.version],
      ];
    case 'certificate':
      return [
        ['Scope', item.scope],
        ['Level', item.level],
        ['Number', item.number],
        ['Issuer', item.issuer],
      ];
  }
}
