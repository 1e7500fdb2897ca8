import { useEffect, useState } from 'react';

/** In ms. Letters of one word follow one another faster. */
const pauseMs = 700;

/**
 * Says a text to screen readers once neither what is typed nor the text has changed for a moment: a number after each
 * letter would talk over the letters.
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
