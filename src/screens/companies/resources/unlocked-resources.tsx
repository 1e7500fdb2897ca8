import { brand } from '#src/brand.ts';
import type { OwnResources } from '#src/contracts/own-resources.ts';
import { Expiry } from '#src/components/library/expiry.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { FileList } from '#src/components/downloads/file-list.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { fullDate, monthAndYear } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/resources/resources.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';

/** The library summary, documents that expire next, and a representative's handouts. */
export function UnlockedResources({
  company,
  own,
  password,
}: {
  company: Company;
  own: OwnResources;
  password: string;
}) {
  const { webabrv } = own.company;
  return (
    <div className="halves at-top gap-6 pad-top-3 one-column-819">
      <div className="stack gap-5 minor-heads spaced-heads">
        <Facts
          isWide
          facts={[
            ['Client since', own.since === null ? 'not a client' : fullDate(own.since)],
            ['Requests for information received here', countText(own.requests)],
          ]}
        />
        <section aria-labelledby="state">
          <h2 id="state">Library summary</h2>
          {own.library.length === 0 ? (
            <p className="muted">Nothing here yet.</p>
          ) : (
            <table className={`ruled ${style.table}`}>
              <thead>
                <tr>
                  <th scope="col">Content</th>
                  <th scope="col" className={style.number}>
                    Items
                  </th>
                  <th scope="col">Last updated</th>
                </tr>
              </thead>
              <tbody>
                {own.library.map(({ content_type: type, doc_count, updated_at }) => (
                  <tr key={type}>
                    <th scope="row">
                      <Link to={to.companyContent(company, type)}>{contentTypeWords[type].plural}</Link>
                    </th>
                    <td className={style.number}>{countText(doc_count)}</td>
                    <td>{monthAndYear(updated_at) ?? updated_at}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
      <div className="stack gap-5 minor-heads spaced-heads">
        <section aria-labelledby="ending">
          <h2 id="ending">Expired, or expiring within a year</h2>
          {own.expiring.length === 0 ? (
            <p className="muted">No declaration or certificate expires within a year.</p>
          ) : (
            <ul className={`note line-top padded-links lined-items ${style.list}`}>
              {own.expiring.map(({ content_type: type, id, title, validUntil }) => (
                <li className="flow between baseline" key={`${type} ${id}`}>
                  <Link className="shrinks anywhere" to={to.contentItem(company, type, id)}>
                    <bdi>{unbroken(title)}</bdi>
                  </Link>
                  <Expiry until={validUntil} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="reports">
          <h2 id="reports">Reports</h2>
          <ul className={`note line-top padded-links lined-items ${style.list}`}>
            <li className="flow between baseline">
              <Link className="shrinks anywhere" to={to.outlineSpecsReportOf(webabrv, password)}>
                Specification use
              </Link>
              <span className="muted">Projects that used your specifications</span>
            </li>
            <li className="flow between baseline">
              <Link className="shrinks anywhere" to={to.specwizardSpecsReportOf(webabrv, password)}>
                {brand.specWizard} use
              </Link>
              <span className="muted">Sign-in required</span>
            </li>
            <li className="flow between baseline">
              <Link className="shrinks anywhere" to={to.companyUserFavorites(company, webabrv, password)}>
                Saved items
              </Link>
              <span className="muted">By month and state, without names</span>
            </li>
          </ul>
        </section>
      </div>
      <section aria-labelledby="handouts" className={`minor-heads spaced-heads ${style.handouts}`}>
        <h2 id="handouts">Handouts</h2>
        {own.handouts.length === 0 ? (
          <p className="muted">No catalogs or datasheets.</p>
        ) : (
          <div className={style.columns}>
            {own.handouts.map(({ content_type: type, id, title, files }) => (
              <FileList key={`${type} ${id}`} files={files} of={title} title={title} />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
