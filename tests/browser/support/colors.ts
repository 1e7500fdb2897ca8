import type { Page } from '@playwright/test';

/** Per worker. */
const seen = new Set<string>();

const mark = 'data-new-colors';

export const newColors = `[${mark}]`;

/**
 * Marks one element for each combination of text color and grounds that was not seen before, large text apart from
 * small; tells whether there is any.
 */
export async function markNewColors(page: Page, within: string): Promise<boolean> {
  const found = await page.evaluate(
    ({ known, name, root }) => {
      const combinations = new Set(known);
      for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
      /** The grounds behind an element, down to the first that hides the rest; each is looked at once. */
      const grounds = new Map<Element, string>();
      const groundsOf = (element: Element): string => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const own = [];
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') own.push(backgroundColor);
        if (backgroundImage !== 'none') own.push(backgroundImage);
        if (opacity !== '1') own.push(opacity);
        if (!backgroundColor.startsWith('rgb(') && element.parentElement) {
          // What lies over another part of the page has that below it, not its parent.
          if (/absolute|fixed|sticky/.test(position)) own.push(element.getAttribute('class'));
          own.push(groundsOf(element.parentElement));
        }
        const all = own.join(' on ');
        grounds.set(element, all);
        return all;
      };
      for (const element of document.querySelectorAll(`${root} *`)) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        const isField = element.matches('input, select, textarea');
        if (
          !(hasText || isField) ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        const { color, fontSize, fontWeight, textDecorationLine, display } = getComputedStyle(element);
        // WCAG 1.4.3: 18 points are large, and 14 in bold.
        const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
        const parts = [color, isLarge];
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
  return found.length > 0;
}
