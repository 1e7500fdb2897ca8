import { useEffect, useState } from 'react';

/** In ms; longer than between the letters of a word. */
const pauseMs = 700;

/**
 * Announces a text to screen readers once neither the input nor the text has changed for a moment; after each letter, it would
 * talk over the typing.
 */
export function PausedStatus({ typed, text }: { typed: string; text: string }) {
  const now = `${typed}\n${text}`;
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p className="unseen" role="status">
      {settled === now ? text : ''}
    </p>
  );
}
