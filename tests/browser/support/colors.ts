import type { Page } from '@playwright/test';

/** Per worker. */
const seen = new Set<string>();

const mark = 'data-new-colors';

/**
 * Marks, for each combination of text color, grounds, size and weight that was not seen before, one element that has
 * it; gives the selector of the marked ones, or null if there is none.
 */
export async function markNewColors(page: Page, within: string): Promise<string | null> {
  const found = await page.evaluate(
    ({ known, name, root }) => {
      const combinations = new Set(known);
      for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
      /** The grounds behind an element, down to the first that hides the rest; each is looked at once. */
      const grounds = new Map<Element, string>();
      const groundsOf = (element: Element): string => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = [backgroundColor, opacity, backgroundImage === 'none' ? '' : backgroundImage].join(' ');
        const isOpaque = backgroundColor.startsWith('rgb(') || element.parentElement === null;
        const all = isOpaque ? own : `${own} ${groundsOf(element.parentElement)}`;
        grounds.set(element, all);
        return all;
      };
      for (const element of document.querySelectorAll(`${root} *`)) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        const isField = element.matches('input, select, textarea');
        if (!(hasText || isField) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const { color, fontSize, fontWeight, textDecorationLine, display } = getComputedStyle(element);
        const parts = [color, fontSize, fontWeight];
        // A link within a sentence must also differ from the words around it.
        if (element.matches('a') && display === 'inline' && element.parentElement)
          parts.push(textDecorationLine, getComputedStyle(element.parentElement).color);
        parts.push(groundsOf(element));
        const combination = parts.join(' ');
        if (combinations.has(combination)) continue;
        combinations.add(combination);
        element.setAttribute(name, '');
      }
      return [...combinations].slice(known.length);
    },
    { known: [...seen], name: mark, root: within === 'html' ? 'body' : within },
  );
  for (const combination of found) seen.add(combination);
  return found.length === 0 ? null : `[${mark}]`;
}
