import { expect, type Page } from '@playwright/test';

/** The focused element's name, and whether a ring or another line shows that it has the focus. */
export function focused(
  page: Page,
): Promise<{ name: string; isShown: boolean; inMain: boolean; isPassed: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // A screen gives the focus to its heading, which Tab passes.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0)
      return { name: '', isShown: false, inMain: false, isPassed: true };
    const shows = (one: Element | null): boolean => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5) || boxShadow !== 'none';
    };
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const name =
      element.getAttribute('aria-label') ??
      labels?.item(0)?.textContent ??
      (element.textContent || element.title);
    return {
      name: name.trim(),
      isShown: shows(element) || shows(element.closest('form')) || shows(element.parentElement),
      inMain: element.closest('main') !== null,
      isPassed: false,
    };
  });
}

/** Presses Tab until something of that name has the focus; on the way everything that has it must show so. */
export async function tabTo(page: Page, name: string | RegExp, most = 120): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    passed.push(at.name);
    if (at.isPassed) continue;
    expect(at.isShown, `the focus on “${at.name}” is visible`).toBe(true);
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return;
  }
  throw new Error(`Tab never reached ${String(name)}; it passed ${passed.join(' | ')}`);
}
