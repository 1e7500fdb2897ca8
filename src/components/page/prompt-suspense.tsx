import { startTransition, Suspense, useEffect, useReducer, type ReactNode } from 'react';

interface Props {
  /** The promise that the children read with `use`; null if there is none. */
  awaited: Promise<unknown> | null | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A `Suspense` that reveals its children as soon as their promise settles. React alone would wait until the
 * fallback has been visible for 300 ms, unless an update reveals them.
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

/** Calls back once the promise settles, while mounted. */
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
