import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import style from '#src/ui/more-menu.module.css';
import { useDismissal } from '#src/ui/use-dismissal.ts';

interface Props {
  /** What the button says; `More` by default. */
  label?: string;
  /** Only three dots are visible: on a phone, or always. */
  isShort?: boolean;
  /** Opens above the button, for a bar at the lower edge. */
  isAbove?: boolean;
  /** A class of the button. */
  className?: string;
  /** Buttons and links, one per line, or anything else in a `div`. */
  children: ReactNode;
}

/**
 * The actions for which a bar has no room, in a list behind a button. Choosing one closes it. A closed list stays mounted, because
 * a button may render its dialog beside itself.
 */
export function MoreMenu({
  label = 'More',
  isShort = false,
  isAbove = false,
  className = '',
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeByKey = (): void => {
    setOpen(false);
    // Before the action opens a dialog, which returns the focus to where it was. The action may also have moved it.
    if (menu.current?.contains(menu.current.ownerDocument.activeElement))
      toggle.current?.focus({ preventScroll: true });
  };
  useDismissal(menu, isOpen, (reason) => (reason === 'escape' ? closeByKey() : setOpen(false)));
  // The buttons in it are what is pressed, also by keyboard.
  const chosen = {
    onClick: ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (target.closest('a, button:not([aria-disabled], [aria-expanded])')) closeByKey();
    },
  };
  return (
    <div ref={menu} className={`relative rigid screen-only forced-fill ${style.menu}`}>
      <Button
        ref={toggle}
        className={`full-height ${isShort ? style.short : ''} ${className}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isShort ? label : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isShort ? (
          <Icon name="more" />
        ) : (
          <>
            {label} <Icon name="open" size={12} />
          </>
        )}
      </Button>
      <div
        id={id}
        className={`framed rounded paper ${style.list} ${isAbove ? style.above : ''}`}
        data-open={isOpen || undefined}
        {...chosen}
      >
        {children}
      </div>
    </div>
  );
}
