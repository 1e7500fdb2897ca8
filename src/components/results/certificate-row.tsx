import type { Hit } from '#src/components/results/hit.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import type { Certificate } from '#src/contracts/content.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { validity } from '#src/components/results/validity.tsx';

export function CertificateRow({ hit }: { hit: Hit<Certificate> }) {
  const { program, number, issuer, level, scope, validUntil, verifyUrl, title } = hit.item;
  const verify = safeHref(verifyUrl);
  return (
    <ItemRow
      hit={hit}
      summary={scope}
      sheet="seal"
      facts={[
        ['Program', level === null ? program : `${program}, ${level}`],
        [
          'Number',
          <span key="value" className="mono">
            {number}
          </span>,
        ],
        ['Issuer', issuer],
        validity(validUntil),
      ]}
      foot={
        verify === null ? undefined : (
          <a
            className="link"
            href={verify}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Verify ${title} at ${issuer}`}
          >
            Verify
          </a>
        )
      }
    />
  );
}
