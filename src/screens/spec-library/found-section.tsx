import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Link } from '#src/components/page/link.tsx';
import { marked } from '#src/components/results/marked.tsx';
import type { FoundParagraph, FoundSpecification } from '#src/contracts/spec-library.ts';
import type { CommonCitation } from '#src/domain/spec-library/standards-list.ts';
import { monthAndYear } from '#src/lib/dates.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/spec-library/spec-library.module.css';

interface Props {
  specification: FoundSpecification;
  /** Number of all matches in it. */
  count: number;
  paragraphs: readonly (Omit<FoundParagraph, 'highlight'> & Partial<Pick<FoundParagraph, 'highlight'>>)[];
  /** Other manufacturers' specifications with the same paragraphs. */
  others?: CommonCitation['others'];
  /** Link to the list of all matches; null if all are shown. */
  moreHref: string | null;
}

/** A specification with the paragraphs found in it, each linked to its place in the text. */
export function FoundSection({ specification, count, paragraphs, others = [], moreHref }: Props) {
  const { id, coid, company, section, title } = specification;
  return (
    <article className="ink-line-top" aria-labelledby={`found-${id}`}>
      <header className={`flow between baseline gap-0-4 pad-block-6px kept-with-next ${style.sectionHead}`}>
        <h3 id={`found-${id}`}>
          <Link to={to.specification(coid, id)}>
            <SectionNumber section={section} /> <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="flow baseline gap-0-3 note muted digits tall-links">
          {others.length > 0 ? (
            <span>{`${countText(others.length + 1)} manufacturers`}</span>
          ) : (
            <Link className="link" to={to.company(specification)}>
              <bdi>{company}</bdi>
            </Link>
          )}
          <span>
            {pluralize(count, 'paragraph')}
            {others.length > 0 && ' each'}
          </span>
        </p>
      </header>
      <ol className={`unbroken-items ${style.hits}`}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph.line}>
            <Link
              className={`grid gap-3 one-column-599 ${style.hit}`}
              to={to.specificationLine(coid, id, paragraph.line)}
            >
              <span className={`accent anywhere ${style.place}`}>
                {paragraph.place}
                {paragraph.kind === 'table' && ' table'}
              </span>
              <span className={`stack shrinks ${style.words}`}>
                <span className="small muted anywhere">
                  <bdi>{paragraph.kind === 'article' ? `Part ${paragraph.part}` : contextOf(paragraph)}</bdi>
                </span>
                <span className="plain anywhere" dir="auto">
                  {marked(paragraph.text, paragraph.highlight)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className={`stack gap-1 note hairline-top pad-top-3 ${style.others}`}>
          <h4 id={`others-${id}`} className="small muted regular">
            In the specifications of
          </h4>
          <ul className="tall-links lined-items unbroken-items" aria-labelledby={`others-${id}`}>
            {[{ specification, paragraphs }, ...others].map(({ specification: own, paragraphs: [first] }) => (
              <li key={own.id} className="flow between baseline gap-1-4 pad-block-1">
                <Link
                  to={
                    first === undefined
                      ? to.specification(own.coid, own.id)
                      : to.specificationLine(own.coid, own.id, first.line)
                  }
                >
                  <bdi>{own.company}</bdi>
                </Link>
                <span className="small muted">Revised {monthAndYear(own.revised)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {moreHref !== null && count > paragraphs.length && (
        <Link className={`link inline-block note screen-only ${style.more}`} to={moreHref}>
          All {countText(count)} in this specification
        </Link>
      )}
    </article>
  );
}

function contextOf({ article, above }: FoundParagraph | Omit<FoundParagraph, 'highlight'>): string {
  const place = `${article.place} ${article.title}`.trim();
  return above === null || above === '' ? place : `${place} › ${shortened(above)}`;
}

const longest = 90;

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}
