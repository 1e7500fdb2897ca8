import { attributeText } from '#src/domain/attribute-amount.ts';
import type { Fact } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import { Marked } from '#src/components/results/marked.tsx';
import { countsText } from '#src/components/results/counts-text.ts';
import style from '#src/components/results/row.module.css';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { to } from '#src/paths.ts';
import { useUnits } from '#src/stores/units.ts';
import { Code } from '#src/ui/code.tsx';

/** As many as fit on one line. */
const attributesShown = 4;
const badgesShown = 3;
const files: readonly ContentType[] = ['cad', 'bim', 'spec', 'sw', 'video', 'catalog', 'datasheet'];

export function ProductRow({ hit }: { hit: Hit<ListedProduct> }) {
  const { item, highlight } = hit;
  const system = useUnits((units) => units.system);
  return (
    <ItemRow
      hit={hit}
      meta={[item.model]}
      facts={item.attributes
        .slice(0, attributesShown)
        .map((attribute): Fact => [attribute.label, attributeText(attribute, system)])}
      foot={<Foot product={item} />}
    >
      {item.discontinued && <Ended {...item.discontinued} />}
      <p className={`measure note quiet ${style.summary}`}>
        <Marked text={item.summary} highlight={highlight['summary']} />
      </p>
    </ItemRow>
  );
}

function Ended({ since, replacedBy }: NonNullable<ListedProduct['discontinued']>) {
  return (
    <p className={`note redline padded-links ${style.ended}`}>
      Discontinued in {monthAndYear(since)}.{' '}
      {replacedBy && (
        <>
          Replaced by <Link to={to.product(replacedBy.id)}>{replacedBy.title}</Link>
        </>
      )}
    </p>
  );
}

/** Badges for declarations and certificates, then the downloads on the product's page. */
function Foot({ product }: { product: ListedProduct }) {
  const { counts, declarations, certifications } = product;
  const more = certifications.length - badgesShown;
  const there = countsText(counts, files);
  return (
    <>
      {declarations.length + certifications.length > 0 && (
        <span className={`flow gap-1 shrinks ${style.badges}`}>
          {declarations.map((declaration) => (
            <Code key={declaration} tone="good">
              {declaration}
            </Code>
          ))}
          {certifications.slice(0, badgesShown).map((program) => (
            <Code key={program}>{program}</Code>
          ))}
          {more > 0 && <Code>+{more}</Code>}
        </span>
      )}
      {there !== '' && <span>{there}</span>}
    </>
  );
}
