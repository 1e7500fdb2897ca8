import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import style from '#src/components/viewer/drawing/panels.module.css';
import { Icon } from '#src/ui/icon.tsx';

/** A panel beside the drawing, or over its lower half on narrow screens. Takes the focus when it opens. */
export function SidePanel(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-content] :is(input, select, button, [tabindex])',
    );
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, []);
  const closing = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    },
  };
  return (
    <aside
      ref={panel}
      className={`paper no-ring screen-only ${style.panel}`}
      aria-label={title}
      tabIndex={-1}
      {...closing}
    >
      <div className="row between line-bottom pad-2-3 body-heads">
        <h2>{title}</h2>
        <button
          type="button"
          className={`centered ${style.close}`}
          aria-label={`Close ${title.toLowerCase()}`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div data-content="" className={`stack at-start gap-3 note anywhere ${style.content}`}>
        {children}
      </div>
    </aside>
  );
}
