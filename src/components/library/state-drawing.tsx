import { useState } from 'react';

import { shadeOf, type MapStep } from '#src/components/library/map-steps.ts';
import style from '#src/components/library/state-map.module.css';
import { mapSize, stateShapes } from '#src/components/library/state-shapes.ts';
import { Link } from '#src/components/page/link.tsx';
import { countText } from '#src/lib/numbers.ts';
import { stateName } from '#src/lib/states.ts';

interface Props {
  label: string;
  counts: ReadonlyMap<string, number>;
  steps: readonly MapStep[];
  countedIn: (count: number) => string;
  hrefOf: (state: string) => string;
  current: string | null;
}

/**
 * The map itself. A state with items is a link; the current state's outline is drawn last, so that no
 * neighbor covers it. The hovered or focused state is named below; screen readers get the names from the
 * links.
 */
export function StateDrawing({ label, counts, steps, countedIn, hrefOf, current }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const outline = stateShapes.find(([state]) => state === current)?.[1];
  const wordsOf = (state: string): string =>
    `${stateName(state) ?? state} ${countedIn(counts.get(state) ?? 0)}`;
  const named = pointed ?? current;
  return (
    <>
      <svg
        onPointerLeave={() => setPointed(null)}
        className={`block full-width ${style.drawing}`}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={label}
      >
        {stateShapes.map(([state, path, place]) => {
          const count = counts.get(state) ?? 0;
          if (count === 0) {
            return (
              <path
                key={state}
                className={style.empty}
                d={path}
                aria-hidden="true"
                onPointerEnter={() => setPointed(state)}
              />
            );
          }
          const step = steps.findIndex(({ to }) => count <= to);
          return (
            <Link
              key={state}
              keepScroll
              to={hrefOf(state)}
              className={style.state}
              data-shade={shadeOf(step, steps.length)}
              aria-label={wordsOf(state)}
              onPointerEnter={() => setPointed(state)}
              onFocus={() => setPointed(state)}
              onBlur={() => setPointed(null)}
              aria-current={state === current ? 'true' : undefined}
            >
              <path d={path} />
              {place && (
                <text x={place[0]} y={place[1]} aria-hidden="true">
                  {countText(count)}
                </text>
              )}
            </Link>
          );
        })}
        {outline !== undefined && <path className={style.outline} d={outline} />}
      </svg>
      <p className={`note ink ${style.named}`} aria-hidden="true">
        {named !== null && wordsOf(named)}
      </p>
    </>
  );
}
