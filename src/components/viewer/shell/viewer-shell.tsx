import { useEffect, useRef, useState, type ReactNode } from 'react';

import { canFullScreen, isFullScreen, onFullScreen, toggleFullScreen } from '#src/browser/full-screen.ts';
import { keepFocus } from '#src/browser/kept-focus.ts';
import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { ShellDrawer } from '#src/components/viewer/shell/shell-parts.tsx';
import { ShellContext, type ShellState } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton } from '#src/components/viewer/shell/tool-button.tsx';
import style from '#src/components/viewer/shell/viewer-shell.module.css';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';

interface Props {
  /** The bar of a viewer that fills the window; without it, the viewer is part of a page. */
  bar?: {
    /** The heading and the lines below it. */
    title: ReactNode;
    /** The item's actions. */
    actions?: ReactNode;
    /** The same for phones, in the properties drawer. */
    actionsInDrawer?: ReactNode;
    /** The action that phones show, too. */
    first?: ReactNode;
    properties?: { name: string; content: ReactNode };
    /** It has controls on the stage and no status line. */
    isPlayed?: boolean;
  };
  /** The address of the viewer that fills the window, for one that is part of a page. */
  ownWindow?: string;
  /** The drawer that is open at first. */
  opens?: string | null;
  /** The viewer, made of the parts in `shell-parts.tsx`. */
  children: ReactNode;
}

/**
 * The frame of every viewer: a bar with the name, one toolbar, the stage, a drawer, and a status line. It fills the window, or
 * the box it stands in. On phones the tools are at the bottom edge.
 */
export function ViewerShell({ bar, ownWindow, opens = null, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ open, isAsked }, setState] = useState({ open: opens, isAsked: false });
  const [isHelping, help] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  // When a drawer that took the focus closes, the focus returns to the previous element, or to the subject if that was a tool,
  // for its keys.
  useEffect(() => {
    if (!isAsked || open !== null) return;
    const worked = before.current?.closest('[role="group"]')
      ? frame.current?.querySelector<HTMLElement>('[role="application"]')
      : null;
    (worked ?? before.current)?.focus({ preventScroll: true });
    before.current = null;
  }, [open, isAsked]);
  useEffect(() => (frame.current ? keepFocus(frame.current, () => subjectIn(frame.current)) : undefined), []);
  const state: ShellState = {
    open,
    isAsked,
    isHelping,
    help,
    isWindow: bar !== undefined,
    ownWindow: ownWindow ?? null,
    show: (id) => setState({ open: id, isAsked: false }),
    toggle: (id) => {
      const active = frame.current?.ownerDocument.activeElement;
      if (active instanceof HTMLElement && !active.closest('[data-drawer]')) before.current = active;
      setState({ open: open === id ? null : id, isAsked: true });
    },
  };
  return (
    <ShellContext value={state}>
      <div
        className={`shrinks-down full-height paper print-block ${style.frame} ${bar ? style.window : ''} ${bar?.properties ? style.kept : ''} ${bar?.isPlayed ? style.played : ''}`}
        ref={frame}
      >
        <div className={`grid full-height relative print-block ${style.shell}`}>
          {bar && (
            <>
              <header className={`row gap-3 shrinks ${style.title}`}>
                <Link
                  className={`centered rigid ink touch-square ${style.home}`}
                  to={to.home()}
                  aria-label={brand.name}
                >
                  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                    <path d="M1 5h18v4H1zM3 9v10M17 9v10" fill="none" stroke="currentColor" strokeWidth="2" />
                  </svg>
                </Link>
                {bar.title}
              </header>
              <div className={`row gap-2px pad-inline-2 screen-only ${style.actions}`}>
                <div className={`row gap-2px ${style.extra}`}>
                  {bar.actions}
                  <FullScreenButton of={() => frame.current} />
                </div>
                {bar.first}
                {bar.properties && (
                  <ToolButton
                    icon="about"
                    label={bar.properties.name}
                    isExpanded={open === 'properties'}
                    onClick={() => state.toggle('properties')}
                  />
                )}
              </div>
            </>
          )}
          {children}
          {bar?.properties && (
            <ShellDrawer id="properties" name={bar.properties.name}>
              <div className={`flow gap-2 screen-only ${style.phone}`}>{bar.actionsInDrawer}</div>
              {bar.properties.content}
            </ShellDrawer>
          )}
        </div>
      </div>
    </ShellContext>
  );
}

/** The viewed subject: a drawing or model that takes keys, pages that scroll, or the stage around them. */
const subjectIn = (frame: HTMLElement | null): HTMLElement | null =>
  ['[role="application"]', '[data-stage] [role="region"][tabindex="0"]', '[data-stage]']
    .map((one) => frame?.querySelector<HTMLElement>(one) ?? null)
    .find((one) => one !== null) ?? null;

/** Renders nothing if the browser does not support full screen. */
function FullScreenButton({ of }: { of: () => Element | null }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => onFullScreen(() => setFull(isFullScreen())), []);
  if (!canFullScreen()) return null;
  const toggle = async (): Promise<void> => {
    const element = of();
    if (element !== null && !(await toggleFullScreen(element)))
      await notify.error('This browser doesn’t allow full screen here.');
  };
  return (
    <ToolButton
      icon={isFull ? 'close' : 'full'}
      label={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={() => void toggle()}
    />
  );
}
