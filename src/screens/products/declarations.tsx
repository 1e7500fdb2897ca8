import { Expiry } from '#src/components/expiry.tsx';
import { FormatLinks } from '#src/components/format-links.tsx';
import { Link } from '#src/components/link.tsx';
import type { Certificate, Content, Epd, Hpd, Product } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/products/declarations.module.css';
import { Code } from '#src/ui/code.tsx';

type Proof = Epd | Hpd | Certificate;

const isProof = (item: Content): item is Proof =>
  item.content_type === 'epd' || item.content_type === 'hpd' || item.content_type === 'certificate';

/** Declarations with their numbers, certificates with what they cover, all with their expiry. */
export function Declarations({ content, product }: { content: readonly Content[]; product: Product }) {
  const proofs = content.filter(isProof);
  return (
    <section aria-labelledby="declarations">
      <h2 id="declarations">Declarations and certificates</h2>
      {proofs.length === 0 ? (
        <p className="muted">
          {product.company} publishes no declaration or certificate for this product here.
        </p>
      ) : (
        <ul className={style.rows}>
          {proofs.map((item) => (
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
      )}
    </section>
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
