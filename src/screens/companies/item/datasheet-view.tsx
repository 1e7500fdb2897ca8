import type { Datasheet } from '#src/contracts/content.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';
import style from '#src/screens/companies/item/paper-view.module.css';

/** A datasheet's first page in brief: a drawing and a sentence. */
export function DatasheetView({ item }: { item: Datasheet }) {
  const { company, title, picture, summary, pages } = item;
  return (
    <div className={`centered ${style.desk}`}>
      <div className={`stack at-start gap-4 plain anywhere framed paper ${style.paper}`}>
        <div>
          <p className="note muted">
            <bdi>{company}</bdi>
          </p>
          <p className={`lead ink bold ${style.name}`} dir="auto">
            {title}
          </p>
        </div>
        <Drawing src={picture} alt={`Drawing of ${title}`} shape="half" />
        <p className={`quiet ${style.scope}`} dir="auto">
          {summary}
        </p>
        <p className={`flex between gap-3 small-mono muted line-top pad-top-2 ${style.foot}`}>
          <span>TECHNICAL DATA</span>
          <span>{pluralize(pages, 'page')}</span>
        </p>
      </div>
    </div>
  );
}
