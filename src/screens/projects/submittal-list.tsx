import type { SubmittalPlan } from '#src/domain/design-projects/submittal.ts';
import style from '#src/screens/projects/submittal.module.css';
import { Code } from '#src/ui/code.tsx';

/** In section order. */
export function SubmittalList({ plan: { lines, files } }: { plan: SubmittalPlan }) {
  return (
    <ol className={style.list} aria-label="What goes in">
      {lines.map((line) => {
        const own = files.filter((one) => one.line === line);
        return (
          <li key={line.mark}>
            <span className={`mono ${style.mark}`}>{line.mark}</span>
            <div className={style.words}>
              <p className={style.title}>
                <bdi>{line.title}</bdi> <span className="muted">{line.status}</span>
              </p>
              {own.length === 0 ? (
                <p className={style.none}>No document in the library.</p>
              ) : (
                <ul>
                  {own.map((one) => (
                    <li key={one.file.url}>
                      <Code>{one.file.format}</Code> <bdi>{one.item.title}</bdi>{' '}
                      {one.isRepeated && <span className="muted">goes with an item before</span>}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
