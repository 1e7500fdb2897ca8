import { Facts } from '#src/components/page/facts.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import style from '#src/screens/companies/profile/company-facts.module.css';
import { Phone, RequestLink, WebLink, webLinks } from '#src/screens/companies/profile/contact-links.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** A manufacturer's title block: location and contact. */
export function CompanyFacts({
  company,
  isBrief = false,
}: {
  company: Company;
  /** Leaves out the link to the request form. */ isBrief?: boolean;
}) {
  const { address, phone, tollFree, founded, coid, webabrv, updated_at } = company;
  const links = webLinks(company);
  return (
    <section className={`stack note body-heads gap-2 ${style.facts}`} aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      <Facts
        facts={[
          ['Address', address === null ? null : <Address key="address" address={address} />],
          ['Phone', phone === null ? null : <Phone key="phone" number={phone} />],
          ['Toll-free', tollFree === null ? null : <Phone key="toll-free" number={tollFree} />],
          [
            'Web',
            links.length === 0 ? null : (
              <ul key="web">
                {links.map((link) => (
                  <li key={link.seq}>
                    <WebLink {...link} />
                  </li>
                ))}
              </ul>
            ),
          ],
          ['Founded', founded],
          ['Number', <span key="number" className="mono">{`${coid} ${webabrv}`}</span>],
          ['Updated', monthAndYear(updated_at)],
        ]}
      />
      {address === null && phone === null && links.length === 0 && (
        <p className="small muted">No address, phone, or website listed.</p>
      )}
      {!isBrief && <RequestLink className={`hidden-1023 ${buttonClass('primary')}`} company={company} />}
    </section>
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
