import type { Datasheet } from '#src/contracts/content.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { Drawing } from '#src/screens/companies/item/drawing.tsx';
import style from '#src/screens/companies/item/paper-view.module.css';

/** The first page of a datasheet in brief: what it is about, drawn and in a sentence. */
export function DatasheetView({ item }: { item: Datasheet }) {
  const { company, title, picture, summary, pages } = item;
  return (
    <div className={style.desk}>
      <div className={style.paper}>
        <div>
          <p className="note muted">
            <bdi>{company}</bdi>
          </p>
          <p className={style.name} dir="auto">
            {title}
          </p>
        </div>
        <Drawing src={picture} alt={`Drawing of ${title}`} shape="half" />
        <p className={style.scope} dir="auto">
          {summary}
        </p>
        <p className={style.foot}>
          <span>TECHNICAL DATA</span>
          <span>{pluralize(pages, 'page')}</span>
        </p>
      </div>
    </div>
  );
}
