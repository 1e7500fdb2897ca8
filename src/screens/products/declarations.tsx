import { Deferred } from '#src/components/deferred.tsx';
import { Expiry } from '#src/components/expiry.tsx';
import { FormatLinks } from '#src/components/format-links.tsx';
import { Link } from '#src/components/link.tsx';
import type { Certificate, Content, Epd, Hpd } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/declarations.module.css';
import type { ProductPage } from '#src/screens/products/loaders.ts';
import { Code } from '#src/ui/code.tsx';

type Proof = Epd | Hpd | Certificate;

const isDeclaration = (item: Content): item is Epd | Hpd =>
  item.content_type === 'epd' || item.content_type === 'hpd';

type Props = Pick<ProductPage, 'product' | 'content' | 'certificates'>;

/** Declarations with their numbers, certificates with what they cover, all with their expiry. */
export function Declarations({ product, content, certificates }: Props) {
  const declarations = content.filter(isDeclaration);
  const count = product.counts.certificate ?? 0;
  return (
    <section aria-labelledby="declarations">
      <h2 id="declarations">Declarations and certificates</h2>
      {declarations.length + count === 0 && (
        <p className="muted">
          {product.company} publishes no declaration or certificate for this product here.
        </p>
      )}
      <Rows items={declarations} />
      {count > 0 && (
        <Deferred result={certificates} what="The certificates" fallback={<Expected count={count} />}>
          {(items) => <Rows items={items} />}
        </Deferred>
      )}
    </section>
  );
}

function Rows({ items }: { items: readonly Proof[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={style.rows}>
      {items.map((item) => (
        <li key={`${item.content_type}-${item.id}`}>
          <Code>{item.content_type === 'certificate' ? 'CERT' : item.content_type.toUpperCase()}</Code>
          <div className={style.words}>
            <Link to={to.contentItem(item, item.content_type, item.id)}>{item.title}</Link>
            <p>{whatItSays(item)}</p>
          </div>
          <p className={style.until}>
            <Expiry until={item.validUntil} />
          </p>
          <FormatLinks files={item.files} of={item.title} />
        </li>
      ))}
    </ul>
  );
}

function Expected({ count }: { count: number }) {
  return (
    <ul className={style.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={style.expected} />
      ))}
    </ul>
  );
}

/** The figures that one asks a declaration for first. */
function whatItSays(item: Proof): string {
  if (item.content_type === 'epd') {
    return `${item.gwp} kg CO₂e per ${item.declaredUnit} (A1–A3) · ${item.epdType} · ${item.operator} ${item.declarationNumber}`;
  }
  if (item.content_type === 'hpd') {
    return `HPD ${item.version} · ${item.disclosedPercent} % disclosed at ${item.thresholdPpm} ppm · ${item.lt1Count} LT-1 or BM-1`;
  }
  return [`${item.issuer} ${item.number}`, item.level, item.scope].filter(Boolean).join(' · ');
}
