import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8. */
const least = 24;

/**
 * Controls that are smaller than 24 × 24 px, as `name 120×18`. A label belongs to its control. Links within a
 * sentence are as high as its line, which WCAG excepts.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const isWithinSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement;
      const own = (element.textContent ?? '').trim().length;
      return around !== null && (around.textContent ?? '').trim().length > own;
    };
    const boxOf = (element: Element): DOMRect => {
      const label =
        element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)
          ? element.labels?.item(0)
          : null;
      return (label ?? element).getBoundingClientRect();
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isWithinSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom + scrollY > 0)
      .filter(({ box }) => Math.round(box.width) < size || Math.round(box.height) < size)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
        return `${element.tagName} ${name.slice(0, 40)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`;
      });
  }, least);
}
