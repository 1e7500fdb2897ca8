import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

type Settled<T> = { data: T; error?: never } | { data?: never; error: { message: string } };

interface Props<T> {
  /** From a loader: a call's result that the screen can do without for a while. */
  result: Promise<Settled<T>>;
  /** Stands in the reserved space meanwhile. */
  fallback: ReactNode;
  /** As in «The product tree could not be shown.» */
  what: string;
  children: (data: T) => ReactNode;
}

/** A part of a screen that loads after it. On failure only this part shows an error, with a retry. */
export function Deferred<T>({ result, fallback, what, children }: Props<T>) {
  return (
    <Suspense fallback={fallback}>
      <Resolved result={result} what={what}>
        {children}
      </Resolved>
    </Suspense>
  );
}

function Resolved<T>({ result, what, children }: Omit<Props<T>, 'fallback'>) {
  const settled = use(result);
  return settled.error ? <Failed what={what} error={settled.error} /> : children(settled.data);
}

function Failed({ what, error }: { what: string; error: { message: string } }) {
  const { revalidate } = useRevalidator();
  // The router is done before the answer has come; this error stands until then.
  const [tried, setTried] = useState<object | null>(null);
  const isTrying = tried === error;
  return (
    <Notice tone="bad" title={`${what} could not be shown.`}>
      <p>{error.message}</p>
      <Button
        disabled={isTrying}
        onClick={() => {
          setTried(error);
          void revalidate();
        }}
      >
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </Notice>
  );
}
