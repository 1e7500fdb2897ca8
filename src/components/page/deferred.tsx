import { use, useMemo, type ReactNode } from 'react';

import style from '#src/components/page/deferred.module.css';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { RetryButton, useRetry } from '#src/components/page/retry-notice.tsx';
import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';
import { settledValue } from '#src/lib/settled-values.ts';
import { Notice } from '#src/ui/notice.tsx';

type Settled<T> = { data: T; error?: never } | { data?: never; error: { message: string } };

interface Props<T> {
  /** A call's result from a loader, not needed to show the rest of the screen. */
  result: Promise<Settled<T>>;
  /** Shown in the reserved space while the result loads. */
  fallback: ReactNode;
  /** As in «Couldn’t load the product tree.» */
  what: string;
  children: (data: T) => ReactNode;
}

/** A part of a screen whose data loads after it. On failure only this part shows an error, with a retry. */
export function Deferred<T>({ result, fallback, what, children }: Props<T>) {
  // Decided once, so that the same component stays after the promise has settled.
  const arrived = useMemo(() => settledValue(result), [result]);
  return (
    <PromptSuspense awaited={result} fallback={<Waiting what={what}>{fallback}</Waiting>}>
      {arrived ? (
        <Outcome settled={arrived.value} what={what}>
          {children}
        </Outcome>
      ) : (
        <Awaited result={result} what={what}>
          {children}
        </Awaited>
      )}
    </PromptSuspense>
  );
}

/** After 3 s, says what is loading; takes up no space. */
function Waiting({ what, children }: { what: string; children: ReactNode }) {
  const isLong = useDelayedTrue(3000, true);
  return (
    <>
      {isLong && (
        <p className={`note quiet paper ${style.waiting}`} role="status">
          Still loading {what}…
        </p>
      )}
      {children}
    </>
  );
}

interface OutcomeProps<T> extends Pick<Props<T>, 'what' | 'children'> {
  settled: Settled<T>;
}

/** `use` would show the fallback for a moment, even for a promise that has settled, so only a pending one comes here. */
function Awaited<T>({ result, ...rest }: Omit<Props<T>, 'fallback'>) {
  return <Outcome {...rest} settled={use(result)} />;
}

function Outcome<T>({ settled, what, children }: OutcomeProps<T>) {
  return settled.error ? <Failed what={what} error={settled.error} /> : children(settled.data);
}

const Failed = ({ what, error }: { what: string; error: { message: string } }) => (
  <Notice tone="bad" title={`Couldn’t load ${what}.`}>
    <p>{error.message}</p>
    <RetryButton {...useRetry(error)} />
  </Notice>
);
