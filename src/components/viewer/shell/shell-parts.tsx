import { createContext, use, useEffect, useRef, useState } from 'react';
import type {
  ComponentProps,
  FocusEvent,
  KeyboardEvent as TypedKey,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';

import { printPage } from '#src/browser/print.ts';
import { watchSize } from '#src/browser/element-size.ts';
import { onLetters } from '#src/browser/shortcut.ts';
import { Link } from '#src/components/page/link.tsx';
import { KeyDialog, type KeyHelp } from '#src/components/viewer/key-list.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton, ToolGap, toolClass } from '#src/components/viewer/shell/tool-button.tsx';
import { ToolIcon } from '#src/components/viewer/shell/tool-icon.tsx';
import style from '#src/components/viewer/shell/viewer-shell.module.css';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tip } from '#src/ui/tip.tsx';
import { useDismissal } from '#src/ui/use-dismissal.ts';

const InStage = createContext(false);

/** The space of the viewed content. A nested stage uses the outer one. */
export function ShellStage({ children }: { children: ReactNode }) {
  if (use(InStage)) return children;
  return (
    <InStage value>
      <div
        className={`stack shrinks shrinks-down relative line-top no-ring print-block ${style.stage}`}
        data-stage=""
        tabIndex={-1}
      >
        {children}
      </div>
    </InStage>
  );
}

interface ToolsProps {
  name: string;
  /** The keys that `?` lists in a dialog. */
  keys: KeyHelp;
  hint?: string;
  /** The viewer's own print button; by default, prints the page. */
  print?: ReactNode;
  children: ReactNode;
}

/** The toolbar: the viewer's own tools, then print and the list of keys. */
export function ShellTools({ name, keys, hint, print, children }: ToolsProps) {
  const { isWindow, ownWindow, isHelping, help } = useShell();
  const { isOn } = useSingleKeys();
  const tools = useRef<HTMLDivElement>(null);
  const isAnywhere = isWindow && isOn;
  useEffect(() => {
    if (isAnywhere) return onLetters({ '?': () => help(true) });
    const shell = tools.current?.parentElement;
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key === '?' && !isTyping) help(true);
    };
    shell?.addEventListener('keydown', listen);
    return () => shell?.removeEventListener('keydown', listen);
  }, [isAnywhere, help]);
  return (
    <>
      <div
        className={`row gap-2px line-top screen-only ${style.tools}`}
        ref={tools}
        role="group"
        aria-label={name}
      >
        <Strip bar={tools}>
          {children}
          <ToolGap />
          {ownWindow !== null && (
            <Link className={toolClass()} to={ownWindow} aria-label="Fill the window">
              <Tip text="Fill the window">
                <ToolIcon name="full" />
              </Tip>
            </Link>
          )}
          {print ?? <ToolButton icon="print" label="Print" onClick={printPage} />}
          <ToolButton icon="keys" label="Keyboard shortcuts" keyName="?" onClick={() => help(true)} />
        </Strip>
      </div>
      {isHelping && (
        <KeyDialog keys={keys} onClose={() => help(false)} {...(hint !== undefined && { hint })} />
      )}
    </>
  );
}

/** The tools in one line; if they don’t fit, a button shows all of them, with their names. */
function Strip({ bar, children }: { bar: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const row = strip.current;
    if (!row) return undefined;
    const measure = (): void => {
      const { top, bottom } = row.getBoundingClientRect();
      const last = row.lastElementChild?.getBoundingClientRect();
      const first = row.firstElementChild?.getBoundingClientRect();
      setCut(bottom > top && last !== undefined && first !== undefined && last.top >= first.bottom);
    };
    return watchSize(row, measure);
  });
  useDismissal(bar, isOpen, () => setOpen(false));
  const reached = {
    onClick: ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a, button:not([aria-disabled])')) setOpen(false);
    },
    // By keyboard, the tools without room are reached, too.
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (isCut && target.offsetTop > (strip.current?.offsetTop ?? 0) + target.offsetHeight / 2)
        setOpen(true);
    },
  };
  return (
    <>
      <div ref={strip} className={`row gap-2px ${style.strip}`} data-open={isOpen || undefined} {...reached}>
        {children}
      </div>
      {isCut && (
        <ToolButton
          icon="more"
          label={isOpen ? 'Fewer tools' : 'All tools'}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}

/** The status line below the stage. */
export const ShellStatus = ({ children }: { children: ReactNode }) => (
  <div className={`row gap-0-4 small quiet line-top shade screen-only ${style.status}`}>{children}</div>
);

/** A button in the status line. */
export const StatusButton = ({ className = '', ...rest }: ComponentProps<typeof Button>) => (
  <Button className={`touch-44 ${style.statusButton} ${className}`} {...rest} />
);

interface DrawerProps {
  id: string;
  /** The heading, and the accessible name. */
  name: string;
  /** Replaces the heading. */
  head?: ReactNode;
  /** Also called when it closes. */
  onClose?: () => void;
  children: ReactNode;
}

/** A drawer beside the stage; on phones over its lower part. Rendered only while it is open. */
export function ShellDrawer({ id, name, head, onClose, children }: DrawerProps) {
  const { open, isAsked, toggle } = useShell();
  const drawer = useRef<HTMLElement>(null);
  const isOpen = open === id;
  useEffect(() => {
    if (!isOpen) return;
    const content = drawer.current?.querySelector<HTMLElement>('[data-content]');
    const controls = content?.querySelectorAll<HTMLElement>('input, select, button, a[href], [tabindex]');
    // Some are only shown on phones.
    const first = [...(controls ?? [])].find((one) => one.offsetParent !== null);
    // Plain text must also be scrollable by keyboard.
    if (content && !first) content.tabIndex = 0;
    if (isAsked) (first ?? content)?.focus({ preventScroll: true });
  }, [isOpen, isAsked]);
  if (!isOpen) return null;
  const close = (): void => {
    toggle(id);
    onClose?.();
  };
  const closing = {
    onKeyDown: (event: TypedKey): void => {
      if (event.key === 'Escape') close();
    },
  };
  return (
    <section
      ref={drawer}
      className={`stack shrinks-down at-most-full line-top paper no-ring print-block ${style.drawer}`}
      aria-label={name}
      data-drawer=""
      tabIndex={-1}
      {...closing}
    >
      <div className={`row between gap-2 line-bottom body-heads screen-only ${style.heading}`}>
        {head ?? <h2>{name}</h2>}
        <button
          type="button"
          className={`centered rigid bare touch-square ${style.close}`}
          aria-label={`Close ${name.toLowerCase()}`}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        data-content=""
        className={`stack at-start scroll gap-3 note anywhere pad-3 ring-inside ${style.content}`}
      >
        {children}
      </div>
    </section>
  );
}
