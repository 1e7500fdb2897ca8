/** Something that can be done from anywhere, by name: a line of the command palette. */
export interface Action {
  /** Tells it from others; one that is added under the same takes its place. */
  id: string;
  /** As a command: «Show figures in SI units». */
  label: string;
  /** Search keywords. */
  words?: string;
  /** Whether it can be done now; always, where it is not given. */
  isOffered?: () => boolean;
  /** `go` leads to an address of the site. */
  run: (go: (href: string) => void) => void | Promise<void>;
}

const actions = new Map<string, Action>();

/** Offers an action from now on. Returns a function that withdraws it. */
export function addAction(action: Action): () => void {
  actions.set(action.id, action);
  return () => {
    if (actions.get(action.id) === action) actions.delete(action.id);
  };
}

/** In the order added. */
export function offeredActions(): readonly Action[] {
  return [...actions.values()].filter(({ isOffered }) => isOffered?.() ?? true);
}
