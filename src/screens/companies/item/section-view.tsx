import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Spec, Sw } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/item/paper-view.module.css';
import { buttonClass } from '#src/ui/button.tsx';

/** The head of a specification section, with a link to its text. */
export function SectionView({ item, company }: { item: Spec | Sw; company: CompanyBrief }) {
  const [section] = item.csi;
  const number = section === undefined ? '' : formatSection(section.number, '04');
  const specId = item.content_type === 'spec' ? item.id : item.specId;
  const wizard = item.content_type === 'spec' ? item.specWizard : item.filename;
  return (
    <div className={`centered ${style.desk}`}>
      <div className={`stack at-start gap-4 plain anywhere framed paper ${style.paper}`}>
        <p className={`ink bold text-center ${style.sectionHead}`}>
          SECTION {number}
          <br />
          <bdi>{item.title.toUpperCase()}</bdi>
        </p>
        <p className={`note quiet pad-left-3 ${style.basis}`}>
          Basis of design: <bdi>{company.company}</bdi>
        </p>
        <p className="flow gap-2 screen-only">
          {specId !== null && (
            <Link className={buttonClass('primary')} to={to.specification(company.coid, specId)}>
              Read the section
            </Link>
          )}
          {wizard !== null && (
            <Link className={buttonClass()} to={to.specwizard(wizard)}>
              Open in {brand.specWizard}
            </Link>
          )}
        </p>
        <p className={`flex between gap-3 small-mono muted line-top pad-top-2 ${style.foot}`}>
          <span>{number === '' ? '' : `${number}-1`}</span>
          <span>
            {countText(item.lines)} lines
            {item.content_type === 'spec'
              ? `, revised ${fullDate(item.revised) ?? ''}`
              : `, ${countText(item.decisions)} decisions`}
          </span>
        </p>
      </div>
    </div>
  );
}
