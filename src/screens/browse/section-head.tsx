import { shownNumber } from '#src/components/library/edition.ts';
import { Link } from '#src/components/page/link.tsx';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { SectionContext } from '#src/domain/masterformat/section-context.ts';
import type { Section } from '#src/domain/masterformat/sections.ts';
import { to } from '#src/paths.ts';
import style from '#src/components/library/library-page.module.css';

interface Props {
  type: ContentType;
  section: Section;
  context: SectionContext;
  /** File name of the neutral section; null if there is none. */
  neutral: string | null;
  /** It has nothing of this type, so there is nothing to search. */
  isEmpty: boolean;
}

export function SectionHead({ type, section, context, neutral, isEmpty }: Props) {
  const { digits, title, former } = section;
  const number = shownNumber(section, '04');
  const others = context.sameFormer;
  return (
    <div className="stack gap-1 compact-title">
      <h1>
        {contentTypeWords[type].plural}: <span className="mono nowrap">{shownNumber(section)}</span> {title}
      </h1>
      <p className="measure note muted digits tall-links low-links">
        MasterFormat 04: <span className="mono">{number}</span>. MasterFormat 95:{' '}
        <span className="mono">{former}</span> {context.formerTitle}
        {others.length > 0 && ', now also '}
        {others.map((other, index) => (
          <span key={other.digits}>
            {index > 0 && ', '}
            <Link className="link" to={to.section(type, other.digits)}>
              <span className="mono">{shownNumber(other, '04')}</span> {other.title}
            </Link>
          </span>
        ))}
        .
      </p>
      <p className={`tall-links screen-only low-links ${style.links}`}>
        {!isEmpty && (
          <Link className="link" to={to.searchType(digits, type)}>
            Search this section
          </Link>
        )}
        <Link className="link" to={to.productsByCsi(digits)}>
          Products and manufacturers
        </Link>
        {neutral !== null && (
          <Link className="link" to={to.neutralSection(neutral)}>
            Neutral section, by no manufacturer
          </Link>
        )}
        {type === 'spec' && (
          <>
            <Link className="link" to={to.specificationSearch(`section=${digits}`)}>
              Search inside its specifications
            </Link>
            <Link className="link" to={to.standards(`section=${digits}`)}>
              Standards cited
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
