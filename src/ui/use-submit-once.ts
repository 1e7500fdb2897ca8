import { useRef, useState } from 'react';

/** Ignores calls of `submit` until the first one has settled, so that two quick clicks send once. */
export function useSubmitOnce<Args extends readonly unknown[]>(
  send: (...args: Args) => Promise<void>,
): { submit: (...args: Args) => void; isSubmitting: boolean } {
  const [isSubmitting, setSubmitting] = useState(false);
  // A ref, because the second of two quick clicks would still read the old state.
  const isInFlight = useRef(false);
  async function run(args: Args): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSubmitting(true);
    try {
      await send(...args);
    } finally {
      isInFlight.current = false;
      setSubmitting(false);
    }
  }
  return { submit: (...args) => void run(args), isSubmitting };
}
