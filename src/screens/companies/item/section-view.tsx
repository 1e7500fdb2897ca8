import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Spec, Sw } from '#src/contracts/content.ts';
import { fullDate } from '#src/lib/dates.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/companies/item/paper-view.module.css';

/** After SectionFormat. */
const parts = [
  ['PART 1', 'GENERAL', 'Summary, references, submittals, quality assurance, warranty'],
  ['PART 2', 'PRODUCTS', 'Manufacturers, materials, performance, fabrication, finishes'],
  ['PART 3', 'EXECUTION', 'Examination, preparation, installation, field quality control'],
] as const;

/** The head of a specification section and how it is divided. */
export function SectionView({ item, company }: { item: Spec | Sw; company: CompanyBrief }) {
  const [section] = item.csi;
  const number = section === undefined ? '' : formatSection(section.number, '04');
  return (
    <div className={style.desk}>
      <div className={style.paper}>
        <p className={style.sectionHead}>
          SECTION {number}
          <br />
          <bdi>{item.title.toUpperCase()}</bdi>
        </p>
        <p className={style.basis}>
          Basis of design: <bdi>{company.company}</bdi>
        </p>
        <ol className={style.parts}>
          {parts.map(([part, title, articles]) => (
            <li key={part}>
              <strong>
                {part} {title}
              </strong>
              <span>{articles}</span>
            </li>
          ))}
        </ol>
        <p className={style.foot}>
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
