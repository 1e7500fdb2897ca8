import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For what replaces the focused control, whose focus would be lost with it. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
