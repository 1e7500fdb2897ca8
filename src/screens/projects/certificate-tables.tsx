import { contentTypeWords } from '#src/domain/content-types.ts';
import { fullDate } from '#src/lib/dates.ts';
import type { ExpiringDocument, ProgramTally } from '#src/domain/scorecard/documents.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { DocumentLink, ProductLink } from '#src/screens/projects/credit-card.tsx';
import style from '#src/screens/projects/scorecard.module.css';
import { Code } from '#src/ui/code.tsx';

/** Declarations and certificates that have expired or expire within a year. */
export const ExpiryTable = ({ expiring }: { expiring: readonly ExpiringDocument[] }) => (
  <section className={`stack gap-3 note print-block ${style.part}`} aria-labelledby="endings">
    <h2 id="endings">Expired, or expiring within a year</h2>
    {expiring.length === 0 ? (
      <p className="muted">None of these products’ documents expires within 365 days.</p>
    ) : (
      <div className={`lined-lists unbroken-items ${style.list}`}>
        <ul>
          {expiring.map(({ product, document, until, within }) => (
            <li key={`${document.content_type} ${document.id}`}>
              <span className={`digits ${style.when}`}>
                {within === 'expired' && <Code tone="bad">EXPIRED</Code>}
                {within === '90 days' && <Code tone="warn">90 DAYS</Code>}
                {within === 'a year' && <Code>WITHIN 1 YEAR</Code>}{' '}
                <span className="nowrap">{fullDate(until) ?? until}</span>
              </span>
              <span className={`shrinks anywhere ${style.words}`}>
                <ProductLink id={product.id} title={product.title} />
              </span>
              <DocumentLink document={document} words={contentTypeWords[document.content_type].singular} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
);

/** Certificates in force, by program. */
export const CertificateTable = ({ programs }: { programs: readonly ProgramTally[] }) => (
  <section className={`stack gap-3 note print-block ${style.part}`} aria-labelledby="certificates">
    <h2 id="certificates">Certificates in force</h2>
    {programs.length === 0 ? (
      <p className="muted">None of these products has one.</p>
    ) : (
      programs.map(({ program, certificates, products }) => (
        <details key={program} className={`spread lined-lists unbroken-items ${style.list}`}>
          <summary className="kept-with-next">
            {program}: {pluralize(products, 'product')}
          </summary>
          <ul>
            {certificates.map(({ certificate, product }) => (
              <li key={`${certificate.id} ${product.id}`}>
                <span className={`digits ${style.when}`}>
                  {certificate.validUntil === null
                    ? 'no expiration stated'
                    : `until ${fullDate(certificate.validUntil) ?? certificate.validUntil}`}
                </span>
                <span className={`shrinks anywhere ${style.words}`}>
                  <ProductLink id={product.id} title={product.title} />
                </span>
                <DocumentLink
                  document={certificate}
                  words={[certificate.number, certificate.level].filter(Boolean).join(', ')}
                />
              </li>
            ))}
          </ul>
        </details>
      ))
    )}
  </section>
);
