import { Link } from '#src/components/page/link.tsx';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { expectedTypes, type ExpectedType, type Missing } from '#src/domain/scorecard/documents.ts';
import { to } from '#src/paths.ts';
import { ProductLink } from '#src/screens/projects/credit-card.tsx';
import style from '#src/screens/projects/scorecard.module.css';
import { scrollRegion } from '#src/ui/scroll-region.ts';

interface Props {
  missing: readonly Missing[];
  /** Total number of products. */
  of: number;
  /** `seq` of the project that needs them. */
  project: number;
}

/** Which products lack which documents, with a link to request each one. */
export const MissingTable = ({ missing, of, project }: Props) => (
  <section className={`stack gap-3 note print-block ${style.part}`} aria-labelledby="missing">
    <h2 id="missing">Missing documents</h2>
    {missing.length === 0 ? (
      <p className="muted">Each of these products has an EPD, an HPD, a certificate, and a datasheet.</p>
    ) : (
      <>
        <p className={`note muted ${style.intro}`}>
          {missing.length} of {of} {of === 1 ? 'product' : 'products'}{' '}
          {missing.length === 1 ? 'lacks' : 'lack'} documents. Request them from the manufacturer.
        </p>
        <div className="scroll-x" {...scrollRegion('Missing documents')}>
          <table className={`ruled small-heads roomy-links ${style.table}`}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                {expectedTypes.map((type) => (
                  <th key={type} scope="col">
                    {contentTypeWords[type].short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {missing.map(({ product, types }) => (
                <tr key={product.id}>
                  <th scope="row">
                    <ProductLink id={product.id} title={product.title} />{' '}
                    <span className="muted">
                      <bdi>{product.company}</bdi>
                    </span>
                  </th>
                  {expectedTypes.map((type) => (
                    <td key={type}>
                      {types.includes(type) ? (
                        <>
                          <Link
                            className="link screen-only"
                            to={requestHref(`${product.title}, ${product.company}`, type, project)}
                            aria-label={`Request ${contentTypeWords[type].singular} for ${product.title}`}
                          >
                            Request
                          </Link>
                          <strong className="paper-only">Missing</strong>
                        </>
                      ) : (
                        <span className="muted">On file</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    )}
  </section>
);

/** The request form, prefilled as far as possible. */
function requestHref(about: string, type: ExpectedType, project: number): string {
  const query = new URLSearchParams({ about, type, project: String(project) });
  return to.contentRequests(query.toString());
}
