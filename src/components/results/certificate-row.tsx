import { Expiry } from '#src/components/library/expiry.tsx';
import type { Found } from '#src/components/results/found.ts';
import { ItemRow } from '#src/components/results/item-row.tsx';
import style from '#src/components/results/row.module.css';
import type { Certificate } from '#src/contracts/content.ts';
import { safeHref } from '#src/lib/safe-href.ts';

export function CertificateRow({ found }: { found: Found<Certificate> }) {
  const { program, number, issuer, level, scope, validUntil, verifyUrl, title } = found.item;
  const verify = safeHref(verifyUrl);
  return (
    <ItemRow
      found={found}
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
        ['Valid', <Expiry key="value" until={validUntil} />],
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
    >
      <p className={style.summary}>{scope}</p>
    </ItemRow>
  );
}
