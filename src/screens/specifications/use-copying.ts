import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

const step: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which lines show their copy button: the one under the pointer, and one for the keyboard, which arrow keys move. */
export function useCopying(ids: readonly number[]) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = reached !== null && ids.includes(reached) ? reached : ids[0];
  return {
    toolOf: (id: number): 'none' | 'shown' | 'focused' => {
      if (id === focused) return 'focused';
      return id === pointed || id === stop ? 'shown' : 'none';
    },
    handlers: {
      onPointerOver: ({ target }: PointerEvent) => setPointed(lineOf(target)),
      onPointerLeave: () => setPointed(null),
      onFocus: ({ target }: FocusEvent) => {
        setReached(lineOf(target) ?? reached);
        // Resets, because the next arrow key may lead to the same line after it was removed and came back.
        setFocused(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target, key } = event;
        const at = ids.indexOf(lineOf(target) ?? Number.NaN);
        if (at === -1 || !(target instanceof HTMLButtonElement)) return;
        const next = step[key]?.(at, ids.length - 1);
        const id = next === undefined ? undefined : ids[next];
        if (id === undefined) return;
        event.preventDefault();
        setReached(id);
        setFocused(id);
      },
    },
  };
}

function lineOf(target: EventTarget): number | null {
  const line = target instanceof Element ? target.closest('[data-line]')?.getAttribute('data-line') : null;
  return line === null || line === undefined ? null : Number(line);
}
