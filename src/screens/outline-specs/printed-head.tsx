import { today } from '#src/browser/clock.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { fullDate } from '#src/lib/dates.ts';
import style from '#src/screens/outline-specs/printed-head.module.css';

/** Printed only: names the project. */
export function PrintedHead({ project: { name, number, owner } }: { project: DesignProject }) {
  const facts = [
    ['Number', number],
    ['Owner', owner],
    ['Date', fullDate(today()) ?? today()],
  ] as const;
  return (
    <div className={`print-block own-head paper-only ${style.printedHead}`} aria-hidden="true">
      <p className={style.printedKind}>Outline specifications</p>
      <p className={style.printedName}>{name}</p>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
