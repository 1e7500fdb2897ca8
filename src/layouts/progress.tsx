import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import style from '#src/layouts/progress.module.css';

/** A thin bar for a navigation that takes longer than 150 ms. */
export function Progress() {
  const loading = useNavigation().state !== 'idle';
  const isSlow = useAfter(150, loading);
  return (
    <>
      {isSlow && <div className={style.bar} aria-hidden="true" />}
      <StillLoading when={loading} />
    </>
  );
}

/** Words for what takes longer than 3 s. */
export function StillLoading({ when }: { when: boolean }) {
  const isVerySlow = useAfter(3000, when);
  return (
    <p className={isVerySlow ? style.words : 'unseen'} role="status">
      {isVerySlow ? 'Still loading: the library answers slowly.' : ''}
    </p>
  );
}

/** True once `condition` has held for `ms`. */
export function useAfter(ms: number, condition: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [ms, condition]);
  // What is over is over in the same moment: the new screen must be there when the focus goes to its heading.
  return passed && condition;
}
