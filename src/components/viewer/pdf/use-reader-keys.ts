import { useEffect, type RefObject } from 'react';

import type { KeyHelp } from '#src/components/viewer/key-list.tsx';
import { onLetters } from '#src/browser/shortcut.ts';

interface Acts {
  turn: (to: 1 | -1 | 'first' | 'last') => void;
  zoom: (by: 1 | -1 | 'page') => void;
  /** Keys work wherever the focus is, not only inside the reader. */
  ownsKeys: boolean;
}

/** For the list of keys. */
export const readerKeys: KeyHelp = [
  ['← →', 'previous and next page'],
  ['Page Up, Page Down', 'previous and next page'],
  ['Home, End', 'first and last page'],
  ['+ −', 'zoom in, zoom out'],
  ['0', 'whole page'],
  ['Enter, Shift+Enter', 'next and previous match, in the search field'],
];

type Keys = Readonly<Record<string, () => void>>;

/**
 * Arrow keys, Page Up and Down, Home, and End turn pages; inside the reader, + and - zoom, and 0 fits the
 * page.
 */
export function useReaderKeys(reader: RefObject<HTMLElement | null>, { turn, zoom, ownsKeys }: Acts): void {
  useEffect(() => (ownsKeys ? onLetters(turnKeys(turn)) : undefined), [turn, ownsKeys]);
  useEffect(() => {
    const element = reader.current;
    const keys: Keys = {
      ...(ownsKeys ? {} : turnKeys(turn)),
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => zoom('page'),
    };
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      const act = keys[event.key];
      if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', listen);
    element?.addEventListener('keydown', leaveScrolling, true);
    return () => {
      element?.removeEventListener('keydown', listen);
      element?.removeEventListener('keydown', leaveScrolling, true);
    };
  }, [reader, turn, zoom, ownsKeys]);
}

/** On pages wider than their space, the arrow keys scroll. */
function leaveScrolling(event: KeyboardEvent): void {
  const { target, key } = event;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isAcross && target instanceof Element && target.scrollWidth > target.clientWidth + 2)
    event.stopPropagation();
}

const turnKeys = (turn: Acts['turn']): Keys => ({
  ArrowRight: () => turn(1),
  ArrowLeft: () => turn(-1),
  PageDown: () => turn(1),
  PageUp: () => turn(-1),
  Home: () => turn('first'),
  End: () => turn('last'),
});
