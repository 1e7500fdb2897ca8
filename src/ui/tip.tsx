import type { ReactNode } from 'react';

/**
 * A button's sign, and over all of the button, which must be `relative`, the words that a mouse brings up, such as `Pan (H)`. On
 * the button itself, they would be read aloud after its name.
 */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="centered fill" title={text} aria-hidden="true">
      {children}
    </span>
  );
}
