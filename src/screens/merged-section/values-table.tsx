import type { MergedValue } from '#src/domain/merged-section/merge-types.ts';
import style from '#src/screens/merged-section/merge-specifications.module.css';

/** Values that the person chose to require, each with those it was chosen from and whom it excludes. */
export function ValuesTable({ values }: { values: readonly MergedValue[] }) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="merged-values">
      <h2 id="merged-values" className={`note ${style.heading}`}>
        Values chosen <span className="muted">{values.length}</span>
      </h2>
      <ul className={`lined-items ${style.values}`}>
        {values.map(({ lineId, text, sign, chosen, standard, values: all, excludes }) => (
          <li key={lineId}>
            <a className="ink pad-block-3px hover-line" href={`#line-${lineId}`}>
              {text}
            </a>
            <p>
              <strong>
                {sign} {chosen}
              </strong>
              , of{' '}
              {all.map(({ manufacturer, text: own }, index) => (
                <span key={manufacturer}>
                  {index > 0 && (index === all.length - 1 ? ' and ' : ', ')}
                  <span className="mono">{own}</span> (<bdi>{manufacturer}</bdi>)
                </span>
              ))}
              {standard !== '' && <span className="muted">, by {standard}</span>}
              {excludes.length > 0 && <>. Excludes {excludes.join(' and ')}.</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
