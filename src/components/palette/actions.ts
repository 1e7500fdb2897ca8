/** An action of the command palette, available on every page. */
export interface Action {
  /** Adding an action with the same id replaces the old one. */
  id: string;
  /** A command: «Show figures in SI units». */
  label: string;
  /** Additional search keywords. */
  words?: string;
  /** Whether it is available now; always, by default. */
  isOffered?: () => boolean;
  /** `go` navigates within the site. */
  run: (go: (href: string) => void) => void | Promise<void>;
}

const actions = new Map<string, Action>();

/** Adds an action. Returns a function that removes it. */
export function addAction(action: Action): () => void {
  actions.set(action.id, action);
  return () => {
    if (actions.get(action.id) === action) actions.delete(action.id);
  };
}

/** In the order in which they were added. */
export const offeredActions = (): readonly Action[] =>
  [...actions.values()].filter(({ isOffered }) => isOffered?.() ?? true);
