import type { ComponentProps } from 'react';

import { StateMap } from '#src/components/library/state-map.tsx';
import style from '#src/screens/reports/charts.module.css';

/** Counts by state: the map among the other charts, and the list in a row of its own. */
export function ByState(props: Omit<ComponentProps<typeof StateMap>, 'only'>) {
  return (
    <>
      <section className={style.map} aria-labelledby="by-state">
        <h2 id="by-state">By state</h2>
        <StateMap {...props} only="map" />
      </section>
      <div className={style.full}>
        <StateMap {...props} only="list" />
      </div>
    </>
  );
}
