import type { ReactNode } from 'react';

/**
 * A button's icon with a tooltip such as `Pan (H)` over the whole button, which must be `relative`. On the button itself,
 * screen readers would read the tooltip after its name.
 */
export const Tip = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className="centered fill" title={text} aria-hidden="true">
    {children}
  </span>
);
