import { Suspense, useId } from 'react';

import { mapSteps, shadeOf } from '#src/components/library/map-steps.ts';
import style from '#src/components/library/state-map.module.css';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import { provinceCodes, stateName, usStates } from '#src/lib/states.ts';

interface Props {
  /** The map's accessible name: «Projects by state». */
  label: string;
  /** By two-letter code of a state or province. */
  counts: ReadonlyMap<string, number>;
  /** A count in words: «3 projects». */
  countedIn: (count: number) => string;
  hrefOf: (state: string) => string;
  /** The selected state. */
  current: string | null;
  /** Shows only the map or only the list, for layouts that separate them. */
  only?: 'map' | 'list';
}

const StateDrawing = lazyPart(
  async () => (await import('#src/components/library/state-drawing.tsx')).StateDrawing,
  'the map',
);

/** Counts by state: a map of the US, and the same counts as a list that includes the provinces of Canada. */
export function StateMap({ label, counts, countedIn, hrefOf, current, only }: Props) {
  const states = usStates.map(({ value }) => value);
  const known = new Set([...states, ...provinceCodes]);
  const steps = mapSteps(states.map((state) => counts.get(state) ?? 0));
  const lists = [
    ['States', states],
    ['Canada', provinceCodes],
    ['Elsewhere', [...counts.keys()].filter((state) => !known.has(state) && state !== '')],
  ] as const;
  const map = (
    <div className="stack gap-2 unbroken">
      <div>
        <Suspense fallback={<div className={style.space} />}>
          <StateDrawing {...{ label, counts, steps, countedIn, hrefOf, current }} />
        </Suspense>
      </div>
      {steps.length > 1 && (
        <ul className={`flow gap-1-4 small-mono muted ${style.key}`} aria-label="Map legend">
          {steps.map(({ from, to }, index) => (
            <li className="row gap-2" key={to}>
              <span data-shade={shadeOf(index, steps.length)} aria-hidden="true" />
              {from === to ? countText(to) : `${countText(from)}–${countText(to)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <div className={style.place}>
      <div className={`at-top gap-5 print-block ${only ? '' : style.map}`}>
        {only !== 'list' && map}
        {only !== 'map' && (
          <div className={`stack gap-4 note unbroken-items forced-ring ${style.lists}`}>
            {lists.map(([title, codes]) => (
              <StateList
                key={title}
                title={title}
                codes={codes}
                {...{ counts, countedIn, hrefOf, current }}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function StateList(props: Omit<Props, 'label' | 'only'> & { title: string; codes: readonly string[] }) {
  const { title, codes, counts, countedIn, hrefOf, current } = props;
  const id = useId();
  const shown = codes.filter((code) => (counts.get(code) ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h3 className="note" id={id}>
        {title}
      </h3>
      <ul>
        {shown.map((code) => {
          const count = counts.get(code) ?? 0;
          const name = stateName(code) ?? code;
          return (
            <li key={code}>
              <Link
                keepScroll
                to={hrefOf(code)}
                aria-label={`${name} ${countedIn(count)}`}
                aria-current={code === current ? 'true' : undefined}
              >
                <span>{name}</span> <span className="rigid small-mono muted">{countText(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
