import { today } from '#src/browser/clock.ts';
import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { fontFacts } from '#src/domain/office-template/office-template.ts';
import { edgesOf, textOfParts, type LinePart } from '#src/domain/office-template/page-lines.ts';
import { fullDate } from '#src/lib/dates.ts';
import style from '#src/screens/office/office.module.css';

const sample = {
  project: 'Olneyville Branch Library',
  number: '2418',
  section: '07 92 00',
  title: 'Joint Sealants',
};

/** A small preview of a section's page. */
export function PagePreview({ office }: { office: OfficeTemplate }) {
  const { project, number, section, title } = sample;
  const edges = edgesOf({
    header: { project, number, date: fullDate(today()) ?? today() },
    number: section,
    title,
    office,
  });
  const text = (parts: readonly LinePart[]): string => textOfParts(parts, { page: 1, pages: 6 });
  const article = office.numbering === '1.01' ? '1.01' : '1.1';
  return (
    <figure className="stack gap-2">
      <div
        className={`grid gap-4 framed ${style.page}`}
        data-paper={office.paper}
        data-font={office.font}
        role="img"
        aria-label={`A page with the header ${text(edges.headLeft)} ${text(edges.headRight)} and the footer ${text(edges.footLeft)} ${text(edges.footRight)}`}
      >
        <p className={`flex between at-bottom gap-3 anywhere ${style.edge}`}>
          <span className="flex at-bottom">
            {office.logo && <img src={`data:image/jpeg;base64,${office.logo.data}`} alt="" />}
            {text(edges.headLeft)}
          </span>
          <span>{text(edges.headRight)}</span>
        </p>
        <div className="stack gap-2 at-start">
          <p className={`text-center ${style.head}`}>
            SECTION {section}
            <br />
            {title.toUpperCase()}
          </p>
          <p>
            <b>PART 1 GENERAL</b>
          </p>
          <p>{article} SUMMARY</p>
          <p className={style.indent}>A. Section includes silicone and urethane joint sealants.</p>
          <p className={style.indent}>B. Seal joints at windows, doors, and changes of material.</p>
        </div>
        <p className={`flex between at-bottom gap-3 anywhere ${style.edge}`}>
          <span>{text(edges.footLeft)}</span>
          <span>{text(edges.footRight)}</span>
        </p>
      </div>
      <figcaption className="small muted">
        A section’s page in {fontFacts[office.font].label.toLowerCase()}. The logo also stands on the cover of
        a manual.
      </figcaption>
    </figure>
  );
}
