import { useEffect, type RefObject } from 'react';

/** Closes an open part of the page with Escape, on tabbing out, and with a press outside; its dialogs don't count. */
export function useDismissal(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (reason: 'escape' | 'left') => void,
): void {
  useEffect(() => {
    const element = part.current;
    if (!isOpen || !element) return undefined;
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !isInDialog(target)) close('escape');
    };
    // `relatedTarget` is null after a click on anything that can't be focused, and in Safari even on a link.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close('left');
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.contains(target)) close('left');
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    element.ownerDocument.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      element.ownerDocument.removeEventListener('pointerdown', onPress);
    };
  });
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;
