import { Expiry } from '#src/components/library/expiry.tsx';
import { Notice } from '#src/components/library/notice.tsx';
import type { Certificate } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import style from '#src/screens/companies/item/paper-view.module.css';

/** A certificate in the style of a framed one: who certifies what, under which number, until when. */
export function CertificateView({ item }: { item: Certificate }) {
  const { program, number, issuer, level, scope, issued, validUntil, company } = item;
  return (
    <div className={`centered ${style.desk}`}>
      <div className={`stack at-start gap-4 plain anywhere framed paper ${style.paper} ${style.certificate}`}>
        <p className="note muted">{issuer}</p>
        <p className={`ink bold ${style.title}`}>{program}</p>
        {level !== null && <p className={`rounded ${style.level}`}>{level}</p>}
        <p>
          <bdi>{company}</bdi>
        </p>
        <p className={`quiet ${style.scope}`} dir="auto">
          {scope}
        </p>
        <p className={`ink ${style.number}`}>{number}</p>
        <p className="note quiet">
          Issued {fullDate(issued)} · <Expiry until={validUntil} />
        </p>
        <Notice of={item} />
      </div>
    </div>
  );
}
