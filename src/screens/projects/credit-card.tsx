import { Link } from '#src/components/page/link.tsx';
import type { Content } from '#src/contracts/content.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { amountText, type Contribution, type Credit } from '#src/domain/scorecard/scorecard.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/projects/scorecard.module.css';
import { Code } from '#src/ui/code.tsx';

interface Props {
  credit: Credit;
  /** Whether to count products that aren't specified yet. */
  isTrial: boolean;
}

/** One LEED or WELL credit: progress, rule, contributing products, and what is still needed. */
export function CreditCard({ credit, isTrial }: Props) {
  const { rule, needed, products, manufacturers, isMet, contributions, uncounted, toComplete } = credit;
  const id = `credit-${rule.key}`;
  const [first] = contributions;
  const shared = contributions.every(({ because }) => because === first?.because);
  return (
    <section className={`stack gap-3 note print-block ${style.part}`} aria-labelledby={id}>
      <div className="cluster gap-2-3 kept-with-next">
        <h2 id={id} className={style.title}>
          {rule.title}
        </h2>
        <Code>{rule.edition}</Code>
        <Verdict isMet={isMet} isTrial={isTrial} />
      </div>
      <div className={`grid at-top gap-4 print-block ${style.credit}`}>
        <div className="stack gap-3 print-block">
          <div className={`grid unbroken kept-with-next ${style.figures}`}>
            <Figure label="Products" value={products} of={needed?.products ?? null} />
            <Figure label="Manufacturers" value={manufacturers} of={needed?.manufacturers ?? null} />
          </div>
          {toComplete.length > 0 && (
            <div className={`pad-left-3 ${style.complete}`}>
              <h3 className="note">Still needed</h3>
              <ul>
                {toComplete.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </div>
          )}
          <p className={`note muted ${style.rule}`}>
            {rule.source}
            {needed && `: ${needed.products} products from ${needed.manufacturers} manufacturers`}.{' '}
            {rule.sentences.join(' ')}
          </p>
        </div>
        <div className="stack gap-3 print-block">
          {contributions.length > 0 && (
            <details className={`spread lined-lists unbroken-items ${style.list}`} open>
              <summary className="kept-with-next">
                {pluralize(contributions.length, 'product counts', 'products count')}
                {shared && first && ` as ${first.because}`}
              </summary>
              <ul data-shared={shared || undefined}>
                {contributions.map((one) => (
                  <Line
                    key={one.product.id}
                    {...one}
                    because={shared ? contentTypeWords[one.document.content_type].singular : one.because}
                    weight={amountText(one.weight)}
                  />
                ))}
              </ul>
            </details>
          )}
          {uncounted.length > 0 && (
            <details className={`spread lined-lists unbroken-items ${style.list}`}>
              <summary className="kept-with-next">
                {pluralize(uncounted.length, 'document does not count', 'documents do not count')}
              </summary>
              <ul>
                {uncounted.map((one) => (
                  <Line key={one.product.id} {...one} weight="0" />
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shown only if the rule has a verdict, and only for specified products. */
function Verdict({ isMet, isTrial }: { isMet: boolean | null; isTrial: boolean }) {
  if (isMet === null) return <Code>NO VERDICT</Code>;
  if (!isMet) return <Code tone="warn">NOT MET YET</Code>;
  return isTrial ? <Code>IF ALL ARE SPECIFIED</Code> : <Code tone="good">MET</Code>;
}

function Figure({ label, value, of }: { label: string; value: number; of: number | null }) {
  if (of === null)
    return (
      <div>
        <p className={`ink bold digits ${style.value}`}>{amountText(value)}</p>
        <p className="small muted">{label}</p>
      </div>
    );
  return (
    <div>
      <p>
        <span className={`ink bold digits ${style.value}`}>{amountText(value)}</span>
        <span className="muted digits"> of {of}</span>
      </p>
      <progress
        className="block full-width"
        aria-label={`${label}: ${amountText(value)} of ${of}`}
        max={of}
        value={Math.min(value, of)}
      />
      <p className="small muted">{label}</p>
    </div>
  );
}

/** A product with the document that counts or doesn't count, and why. */
const Line = ({ product, document, because, weight }: Omit<Contribution, 'weight'> & { weight: string }) => (
  <li>
    <span className={`small-mono text-right ${style.weight}`}>{weight}</span>
    <span className={`shrinks anywhere ${style.words}`}>
      <ProductLink id={product.id} title={product.title} />{' '}
      <span className={`block small muted ${style.company}`}>
        <bdi>{product.company}</bdi>
      </span>
    </span>
    <DocumentLink document={document} words={because} />
  </li>
);

export const ProductLink = ({ id, title }: { id: number; title: string }) => (
  <Link to={to.product(id)}>
    <bdi>{title}</bdi>
  </Link>
);

/** A link to the document; its text says why it counts. */
export const DocumentLink = ({ document, words }: { document: Content; words: string }) => (
  <Link
    className={`link ${style.document}`}
    to={to.contentItem(document, document.content_type, document.id)}
    aria-label={`${words}: ${document.title}`}
  >
    {words}
  </Link>
);
