import { startTransition, Suspense, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** The promise that the children read with `use`, if they wait for any. */
  awaited: Promise<unknown> | null | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A `Suspense` that shows its children as soon as they have what they wait for. React by itself holds them back until
 * fallbacks have been in sight for 300 ms, unless an update shows them.
 */
export function PromptSuspense({ awaited, fallback, children }: Props) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense
      fallback={
        <NotifySettled settled={awaited} act={show}>
          {fallback}
        </NotifySettled>
      }
    >
      {children}
    </Suspense>
  );
}

/** Calls back once the promise is settled, if this is still shown then. */
function NotifySettled({
  settled,
  act,
  children,
}: {
  settled: Props['awaited'];
  act: () => void;
  children: ReactNode;
}) {
  useEffect(() => {
    let isGone = false;
    const end = (): void => {
      if (!isGone) startTransition(act);
    };
    settled?.then(end, end);
    return () => {
      isGone = true;
    };
  }, [settled, act]);
  return children;
}
