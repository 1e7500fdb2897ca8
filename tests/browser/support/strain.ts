import type { Page } from '@playwright/test';

/** What large text may do to a page, in words: the element and its text. */
interface Found {
  /** The page scrolls sideways. */
  wide: string[];
  /** Words that are cut off by a box that does not scroll. */
  clipped: string[];
  /** Words below something else. */
  covered: string[];
  /** Fields in which hardly a word can be seen. */
  narrow: string[];
  /** All words that can be seen. */
  texts: string[];
}

/** Looks at all of the page at once, in a window as high as it is. */
export function look(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const found: Found = { wide: [], clipped: [], covered: [], narrow: [], texts: [] };
    const root: Element = document.querySelector('dialog:modal') ?? document.body;
    const nameOf = (element: Element, text = element.textContent): string =>
      `${element.localName}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1,
      );
      found.wide.push(
        `${scrollWidth - clientWidth} px: ${wide
          .slice(0, 4)
          .map((one) => nameOf(one))
          .join(', ')}`,
      );
    }
    const heading = document.querySelector('main h1')?.textContent ?? '';
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.unseen, [aria-hidden="true"], svg, [inert], option') === null;
    const boxes = new Map<Element, { box: DOMRect; clips: boolean; scrolls: boolean; isUnseen: boolean }>();
    const boxOf = (element: Element) => {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const all = `${overflowX} ${overflowY}`;
      const one = {
        box: element.getBoundingClientRect(),
        clips: /hidden|clip/.test(all),
        scrolls: /auto|scroll/.test(all),
        // For screen readers alone.
        isUnseen: clipPath === 'inset(50%)',
      };
      boxes.set(element, one);
      return one;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      // The last crumb repeats the heading.
      if (
        text.trim() === '' ||
        heading.includes(text.trim()) ||
        !element ||
        /^(?:SCRIPT|STYLE|TITLE)$/.test(element.tagName) ||
        !isSeen(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length === 0) continue;
      let [isScrolled, isUnseen] = [false, false];
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { box, clips, scrolls, isUnseen: isCut } = boxOf(around);
        if (scrolls) isScrolled = true;
        if (isCut) isUnseen = true;
        if (isScrolled || isUnseen) break;
        // Hidden from sight, for screen readers.
        if (box.width <= 1) break;
        if (
          clips &&
          rects.some(
            ({ left, right, top, bottom }) =>
              right > box.right + 3 ||
              left < box.left - 3 ||
              (top + bottom) / 2 > box.bottom ||
              (top + bottom) / 2 < box.top,
          )
        ) {
          found.clipped.push(nameOf(around, text));
          break;
        }
      }
      if (isScrolled || isUnseen) continue;
      found.texts.push(text.trim().replaceAll(/\s+/g, ' '));
      const [{ left, top, width, height } = new DOMRect()] = rects;
      const above = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
      const isPinned = (one: Element | null): boolean =>
        one !== null && (/sticky|fixed/.test(getComputedStyle(one).position) || isPinned(one.parentElement));
      // What stays in place while the page scrolls is above what scrolls.
      if (isPinned(above) && !isPinned(element)) continue;
      const isOwn =
        above === null ||
        above.contains(node) ||
        element.contains(above) ||
        above.closest('label')?.contains(element);
      if (!isOwn) found.covered.push(`${nameOf(element, text)} by ${nameOf(above)}`);
    }
    for (const field of root.querySelectorAll('input, select, textarea')) {
      if (
        !isSeen(field) ||
        (field instanceof HTMLInputElement &&
          /^(?:checkbox|radio|file|range|hidden|submit)$/.test(field.type))
      )
        continue;
      const { fontSize, opacity } = getComputedStyle(field);
      const letters = field.clientWidth / Number.parseFloat(fontSize);
      const least = field instanceof HTMLInputElement && field.inputMode === '' ? 4 : 1.5;
      if (opacity !== '0' && letters < least)
        found.narrow.push(
          `${field.localName} ${field.getAttribute('aria-label') ?? field.id}: ${letters.toFixed(1)} em`,
        );
    }
    return found;
  });
}

/** Faults that `after` has and `before` has not. Texts may be missing where the window is another one. */
export function faults(before: Found, after: Found, isSameWindow: boolean): string[] {
  const isNew = (kind: 'clipped' | 'covered') => after[kind].filter((one) => !before[kind].includes(one));
  const lost = isSameWindow
    ? before.texts.filter((text) => !after.texts.includes(text) && !/^\d+%$/.test(text))
    : [];
  const isElsewhere = (one: string): boolean => {
    const [, words = ''] = /“(.*)”$/.exec(one) ?? [];
    return after.texts.filter((text) => text.startsWith(words)).length > 1;
  };
  return [
    ...after.wide.map((one) => `wide ${one}`),
    ...isNew('clipped')
      .filter((one) => !isElsewhere(one))
      .map((one) => `clipped ${one}`),
    ...isNew('covered').map((one) => `covered ${one}`),
    ...after.narrow.filter((one) => !before.narrow.includes(one)).map((one) => `narrow ${one}`),
    ...lost.map((one) => `lost “${one.slice(0, 60)}”`),
  ];
}

/** WCAG 1.4.12. */
export const textSpacing = `*, *::before, *::after {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** WCAG 1.4.4: as in a browser whose text is set to twice its size. */
export const doubleText = 'html { font-size: 200% !important; }';

/** Puts a style sheet on; gives what takes it off. */
export async function wear(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, css);
  return async () => {
    await sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
    });
    await sheet.dispose();
  };
}

/** Bars that stay in place and together take more than half of a low window, where the page is longer than that. */
export function pinned(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, 400);
    await new Promise(requestAnimationFrame);
    const bars = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const isAtEdge = box.top <= 1 || box.bottom >= innerHeight - 1;
      return (
        /^(?:fixed|sticky)$/.test(position) &&
        isAtEdge &&
        box.width > innerWidth / 2 &&
        box.top < innerHeight &&
        box.bottom > 0
      );
    });
    const height = bars.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    return height > innerHeight / 2
      ? bars.map((one) => `${one.localName}.${one.className} ${height} px`)
      : [];
  });
}
