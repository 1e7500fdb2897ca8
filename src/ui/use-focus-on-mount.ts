import { useEffect, useRef, type RefObject } from 'react';

/** For an element that replaces the focused control, which would lose the focus. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
