import { createContext, use } from 'react';

/** Which drawer of a viewer is open; one at a time. */
export interface ShellState {
  /** Null if none is. */
  open: string | null;
  /** Whether a person asked for the drawer, which then takes the focus. */
  isAsked: boolean;
  /** Opens a drawer without moving the focus, or closes all. */
  show: (id: string | null) => void;
  /** Opens or closes a drawer; it takes the focus, and gives it back when it closes. */
  toggle: (id: string) => void;
  /** Whether the list of keys is shown; it outlasts a change of tools. */
  isHelping: boolean;
  help: (isOn: boolean) => void;
  /** Whether the viewer fills the window, so that its keys work anywhere on the page. */
  isWindow: boolean;
  /** For a viewer inside a page: the address of its full-window screen. */
  ownWindow: string | null;
}

const nothing = (): void => undefined;

export const ShellContext = createContext<ShellState>({
  open: null,
  isAsked: false,
  show: nothing,
  toggle: nothing,
  isHelping: false,
  help: nothing,
  isWindow: false,
  ownWindow: null,
});

export const useShell = (): ShellState => use(ShellContext);
