import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { focusLinkTarget } from '#src/browser/heading.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/profile/company-facts.module.css';
import { telHref } from '#src/screens/companies/profile/company-meta.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** A manufacturer's title block: location and contact. */
export function CompanyFacts({
  company,
  isBrief = false,
}: {
  company: Company;
  /** Leaves out the link to the request form. */ isBrief?: boolean;
}) {
  const { address, phone, tollFree, founded, coid, webabrv, updated_at } = company;
  const links = company.urls.flatMap(({ seq, label, url }) => {
    const href = safeHref(url);
    return href === null ? [] : [{ seq, label, href }];
  });
  return (
    <div className={`stack gap-3 ${style.facts}`}>
      <Facts
        facts={[
          ['Address', address === null ? null : <Address key="address" address={address} />],
          ['Phone', phone === null ? null : <Phone key="phone" number={phone} />],
          ['Toll-free', tollFree === null ? null : <Phone key="toll-free" number={tollFree} />],
          ['Web', links.length === 0 ? null : <WebLinks key="web" links={links} />],
          ['Founded', founded],
          ['Number', <span key="number" className="mono">{`${coid} ${webabrv}`}</span>],
          ['Updated', monthAndYear(updated_at)],
        ]}
      />
      {address === null && phone === null && links.length === 0 && (
        <p className="small muted">No address, phone, or website listed.</p>
      )}
      {!isBrief && (
        <Link
          className={buttonClass('primary')}
          to={`${to.company(company)}#request`}
          onClick={() => focusLinkTarget('request')}
        >
          Request information
        </Link>
      )}
    </div>
  );
}

function Address({ address }: { address: NonNullable<Company['address']> }) {
  const { street, city, state, zip, country } = address;
  const lines = [
    street,
    [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' '),
    country === 'US' ? '' : country,
  ];
  return (
    <address className={`stack ${style.address}`}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function Phone({ number }: { number: string }) {
  const href = telHref(number);
  return href === null ? (
    number
  ) : (
    <a className={`inline-row accent ${style.link}`} href={href}>
      {number}
    </a>
  );
}

function WebLinks({ links }: { links: readonly { seq: number; label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ seq, label, href }) => (
        <li key={seq}>
          <a
            className={`inline-row accent ${style.link}`}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            data-outbound="manufacturer"
          >
            {label} <Icon name="external" size={12} />
            <span className="unseen">, opens another site</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
