import { focusLinkTarget } from '#src/browser/heading.ts';
import { ForWidth } from '#src/components/page/for-width.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { to } from '#src/paths.ts';
import { telHref } from '#src/screens/companies/profile/company-meta.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Phone, website, and the request form in one line, for windows in which the facts are far below. */
export function ContactLine({ company }: { company: Company }) {
  const [site] = webLinks(company);
  return (
    <ForWidth width="narrow">
      <div className="flow gap-0-4 note padded-links screen-only">
        {company.phone !== null && <Phone number={company.phone} />}
        {site && <WebLink {...site} />}
        <RequestLink className="accent" company={company} />
      </div>
    </ForWidth>
  );
}

export const RequestLink = ({ company, className }: { company: Company; className: string }) => (
  <Link
    className={className}
    to={`${to.company(company)}#request`}
    onClick={() => focusLinkTarget('request')}
  >
    Request information
  </Link>
);

export function Phone({ number }: { number: string }) {
  const href = telHref(number);
  return href === null ? (
    number
  ) : (
    <a className="inline-row accent" href={href}>
      {number}
    </a>
  );
}

/** The manufacturer's own sites; leaves out unsafe addresses. */
export const webLinks = ({ urls }: Company) =>
  urls.flatMap(({ seq, label, url }) => {
    const href = safeHref(url);
    return href === null ? [] : [{ seq, label, href }];
  });

export const WebLink = ({ label, href }: { label: string; href: string }) => (
  <a
    className="inline-row gap-1 accent"
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    data-outbound="manufacturer"
  >
    {label} <Icon name="external" size={12} />
    <span className="unseen">, opens another site</span>
  </a>
);
