import { use, useEffect, useState } from 'react';
import type { ContextType, ReactNode } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router';

import { whenPainted } from '#src/browser/painted.ts';
import { Leaving } from '#src/components/page/leaving.ts';
import style from '#src/layouts/stage.module.css';

/** A screen and what the router told it, so that it stays as it was when the router goes on. */
interface Scene {
  /** Another one for each time a screen is shown: coming back to an address shows it anew. */
  turn: number;
  outlet: ReactNode;
  state: ContextType<typeof StateContext>;
  data: ContextType<typeof DataContext>;
  location: ContextType<typeof LocationContext>;
}

/**
 * The router's `Outlet`, but for the moment of change: the screen before goes out of sight at once and is taken away
 * after the new one is painted. Taking a long list away costs as much as drawing what comes next.
 */
export function Stage({ hidden }: { hidden: boolean }) {
  const { shown, leaving } = useScenes();
  return (
    <>
      <Told key={shown.turn} scene={shown} hidden={hidden} />
      {leaving && <Told key={leaving.turn} scene={leaving} hidden isLeaving />}
    </>
  );
}

function useScenes(): { shown: Scene; leaving: Scene | null } {
  const outlet = useOutlet();
  const state = use(StateContext);
  const data = use(DataContext);
  const location = use(LocationContext);
  const [shown, setShown] = useState<Scene>({ turn: 0, outlet, state, data, location });
  const [leaving, setLeaving] = useState<Scene | null>(null);
  if (
    shown.outlet !== outlet ||
    shown.state !== state ||
    shown.data !== data ||
    shown.location !== location
  ) {
    const isOther = rowOf(shown.state) !== rowOf(state);
    if (isOther) setLeaving(shown);
    setShown({ turn: shown.turn + (isOther ? 1 : 0), outlet, state, data, location });
  }
  useEffect(() => (leaving ? whenPainted(() => setLeaving(null)) : undefined), [leaving]);
  return { shown, leaving };
}

const rowOf = (state: Scene['state']): string | undefined => state?.matches.at(-1)?.route.id;

interface Props {
  scene: Scene;
  hidden: boolean;
  isLeaving?: boolean;
}

function Told({ scene, hidden, isLeaving = false }: Props) {
  return (
    <div hidden={hidden} className={isLeaving ? style.leaving : undefined}>
      <Leaving value={isLeaving}>
        <StateContext value={scene.state}>
          <DataContext value={scene.data}>
            <LocationContext value={scene.location}>{scene.outlet}</LocationContext>
          </DataContext>
        </StateContext>
      </Leaving>
    </div>
  );
}
