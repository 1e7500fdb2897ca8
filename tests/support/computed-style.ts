import { vi } from 'vitest';

/** By tag, `open` and `style`; the properties that roles, names and visibility are read from. */
const known = new Map<string, Record<string, string>>();

const compute = globalThis.getComputedStyle;

/**
 * Without style sheets, an element looks as its tag and its own `style` say. happy-dom computes that again with all
 * ancestors after every change of the page, which takes a third of a test's time; here it is computed once.
 */
export function computeStylesOnce(): void {
  vi.stubGlobal('getComputedStyle', (element: Element) => {
    const key = `${element.tagName} ${element.hasAttribute('open')} ${element.getAttribute('style') ?? ''}`;
    const style = known.get(key) ?? read(compute(element));
    // One that is out of the page has no style.
    if (element.isConnected) known.set(key, style);
    return { ...style, getPropertyValue: (name: string) => style[name] ?? '' };
  });
}

function read({ display, visibility, opacity }: CSSStyleDeclaration): Record<string, string> {
  return { display, visibility, opacity };
}
