import { brand } from '#src/brand.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { AuthorName } from '#src/components/specification/author-name.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { ActiveSpecwizard } from '#src/contracts/specwizards.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/specwizard/specwizards.module.css';
import type { SectionDraft } from '#src/stores/section-drafts.ts';

interface Props {
  wizards: readonly ActiveSpecwizard[];
  drafts: ReadonlyMap<string, SectionDraft>;
}

export const WizardTable = ({ wizards, drafts }: Props) => (
  <table className={`ruled hover-rows tall-links ${style.table}`}>
    <caption className="unseen">{brand.specWizard}s by section</caption>
    <thead>
      <tr>
        <th scope="col">Section</th>
        <th scope="col">{brand.specWizard}</th>
        <th scope="col">Manufacturer</th>
        <th scope="col">Decisions</th>
        <th scope="col">Minutes</th>
        <th scope="col" className="nowrap">
          Your work
        </th>
      </tr>
    </thead>
    <tbody>
      {wizards.map(({ id, section, title, filename, coid, company, companySlug, decisions, minutes }) => {
        const draft = drafts.get(filename);
        const percent = draft && percentOf(draft);
        return (
          <tr key={id}>
            <td>
              <SectionNumber section={section} />
            </td>
            <th scope="row">
              <Link to={to.specwizard(filename)}>{title}</Link>
            </th>
            <td>
              <AuthorName section={{ coid, company, companySlug }} />
            </td>
            <td>{countText(decisions)}</td>
            <td>{countText(minutes)}</td>
            <td>
              <Link
                className="link"
                to={to.specwizard(filename)}
                aria-label={`${draft ? 'Continue' : 'Start'} ${title} by ${company}`}
              >
                {draft ? 'Continue' : 'Start'}
              </Link>
              {percent !== undefined && (
                <span className={`digits nowrap ${style.done}`}>
                  <progress max={100} value={percent} aria-label={`Decisions made in ${title}`} /> {percent}%
                </span>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const percentOf = ({ made, all }: SectionDraft): number => (all === 0 ? 0 : Math.floor((made / all) * 100));
