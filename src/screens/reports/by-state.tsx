import type { ComponentProps, ReactNode } from 'react';

import { StateMap } from '#src/components/library/state-map.tsx';
import style from '#src/screens/reports/charts.module.css';

interface Props extends Omit<ComponentProps<typeof StateMap>, 'only'> {
  /** The charts after it. */
  children?: ReactNode;
}

/** Counts by state: the map, and a collapsible list below it. */
export const ByState = ({ children, ...props }: Props) => (
  <>
    <section className={style.map} aria-labelledby="by-state">
      <h2 id="by-state">By state</h2>
      <StateMap {...props} only="map" />
      <details className="rest" open={props.current !== null}>
        <summary className="note accent pad-block-2">All states and provinces</summary>
        <StateMap {...props} only="list" />
      </details>
    </section>
    {children}
  </>
);
