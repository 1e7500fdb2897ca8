import { useLocation, useNavigation } from 'react-router';

import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';
import { destinationName } from '#src/layouts/destination-name.ts';
import style from '#src/layouts/progress.module.css';

/** A progress bar for navigations that take longer than 150 ms. */
export function Progress() {
  const loading = useNavigation().state !== 'idle';
  const isSlow = useDelayedTrue(150, loading);
  return (
    <>
      {isSlow && <div className={`screen-only ${style.bar}`} aria-hidden="true" />}
      <StillLoading when={loading} />
    </>
  );
}

/** After 3 s, says what is loading. */
export function StillLoading({ when }: { when: boolean }) {
  const isVerySlow = useDelayedTrue(3000, when);
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  return (
    <p
      className={isVerySlow ? `note framed rounded paper screen-only ${style.words}` : 'unseen'}
      role="status"
    >
      {isVerySlow ? `Still loading ${destinationName(pathname)}. This is taking longer than usual.` : ''}
    </p>
  );
}
