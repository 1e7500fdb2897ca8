import type { Page } from '@playwright/test';

/** What is to be seen of states and of bars in one mode, in the order of the page. */
interface Seen {
  /** By name: whether the element looks another way than without its state. */
  states: Record<string, boolean>;
  /** By name: whether an element that is a patch of color differs from what is around it. */
  patches: Record<string, boolean>;
}

/** States that an element has by an attribute, and what it is without. */
const states = [
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-disabled="true"]',
  '[aria-invalid="true"]',
  '[data-chosen]',
  '[data-marked]',
  '[data-open]',
];

function look(page: Page): Promise<Seen> {
  return page.evaluate((selectors) => {
    const shown =
      'color background-color background-image border border-left border-bottom outline text-decoration font-weight font-style opacity display box-shadow fill stroke'.split(
        ' ',
      );
    const looksOf = (element: Element): string =>
      [null, '::before', '::after']
        .map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo !== null && style.content === 'none') return '';
          return shown.map((name) => style.getPropertyValue(name)).join(';') + style.content;
        })
        .join('|');
    const looksAround = (element: Element): string => {
      const within = element.closest('label') ?? element;
      return [within, ...[...within.querySelectorAll('*')].slice(0, 40)].map(looksOf).join('\n');
    };
    const found: Seen = { states: {}, patches: {} };
    const root: Element = document.querySelector('dialog:modal') ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const counts = new Map<string, number>();
    const nameOf = (element: Element, what: string): string => {
      const words = (element.getAttribute('aria-label') ?? element.textContent)
        .trim()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 40);
      const name = `${element.localName}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''} ${what} “${words}”`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return `${name} ${count}`;
    };
    for (const selector of selectors) {
      const [, attribute = ''] = /\[([\w-]+)/.exec(selector) ?? [];
      for (const element of [...root.querySelectorAll(selector)].slice(0, 20)) {
        if (!isSeen(element)) continue;
        const name = nameOf(element, attribute);
        const value = element.getAttribute(attribute) ?? '';
        const on = looksAround(element);
        element.removeAttribute(attribute);
        found.states[name] = looksAround(element) !== on;
        element.setAttribute(attribute, value);
      }
    }
    for (const radio of root.querySelectorAll<HTMLInputElement>('input:checked')) {
      if (getComputedStyle(radio).opacity !== '0') continue;
      const name = nameOf(radio, 'checked');
      const on = looksAround(radio);
      radio.checked = false;
      found.states[name] = looksAround(radio) !== on;
      radio.checked = true;
    }
    const groundOf = (element: Element | null): string => {
      if (element === null) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
    };
    for (const element of root.querySelectorAll('main *, dialog *')) {
      const isEmpty = element.childElementCount === 0 && element.textContent.trim() === '';
      if (
        !isEmpty ||
        !isSeen(element) ||
        /^(?:canvas|img|video|iframe|input|select|textarea|button|progress)$/.test(element.localName)
      )
        continue;
      // An empty cell has its row's ground.
      if (element.closest('svg') || element.closest('.unseen') || element.role?.endsWith('cell') === true)
        continue;
      const { backgroundColor, borderTopWidth, backgroundImage } = getComputedStyle(element);
      if (backgroundColor.endsWith(', 0)')) continue;
      found.patches[nameOf(element, 'patch')] =
        borderTopWidth !== '0px' ||
        backgroundImage !== 'none' ||
        backgroundColor !== groundOf(element.parentElement);
    }
    return found;
  }, states);
}

/** States and bars that can be seen, but not once the browser forces its own colors. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  const before = await look(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const after = await look(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return (['states', 'patches'] as const).flatMap((kind) =>
    Object.entries(before[kind]).flatMap(([name, isShown]) =>
      isShown && after[kind][name] === false ? [name] : [],
    ),
  );
}
