import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepFocus } from '#src/browser/kept-focus.ts';

const frame = document.createElement('div');
let end = (): void => undefined;
const one = (css: string): HTMLElement => {
  const found = frame.querySelector<HTMLElement>(css);
  if (!found) throw new Error(`no ${css}`);
  return found;
};
/** As the page is drawn: in one go; the browser tells of it afterwards. */
async function draw(html: string, into: HTMLElement = frame): Promise<Element | null> {
  into.replaceChildren(document.createRange().createContextualFragment(html));
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement;
}
const page = (stage: string): string =>
  `<button>Tool</button><div id="stage" tabindex="-1">${stage}</div><section data-drawer tabindex="-1"><button>Part</button></section>`;

beforeEach(() => {
  document.body.replaceChildren(frame);
  frame.replaceChildren(document.createRange().createContextualFragment(page('<button>Open</button>')));
  end = keepFocus(frame, () => frame.querySelector<HTMLElement>('#stage'));
});
afterEach(() => end());

describe('the focus of what is taken away', () => {
  it('goes to what stands in its place', async () => {
    one('#stage button').focus();
    expect(await draw('<p>Loading…</p>', one('#stage'))).toBe(one('#stage'));
  });

  it('goes to the same control made anew', async () => {
    await draw('<select aria-label="Unit"></select><select aria-label="Layout"></select>', one('#stage'));
    one('[aria-label=Layout]').focus();
    await draw('<select aria-label="Layout"></select>', one('#stage'));
    expect(document.activeElement).toBe(one('[aria-label=Layout]'));
  });

  it('waits for what comes in its place', async () => {
    one('#stage button').focus();
    expect(await draw('<p>Reading…</p>')).toBe(document.body);
    expect(await draw(page(''))).toBe(one('#stage'));
  });

  it('stays in its drawer', async () => {
    one('[data-drawer] button').focus();
    one('[data-drawer] button').remove();
    await draw('<p>Loading…</p>', one('#stage'));
    expect(document.activeElement).toBe(one('[data-drawer]'));
  });

  it('is left where it went before: to another control, or to nothing', async () => {
    one('#stage button').focus();
    one('button').focus();
    expect(await draw('', one('#stage'))).toBe(one('button'));
    one('button').blur();
    await Promise.resolve();
    one('button').remove();
    expect(await draw('', one('#stage'))).toBe(document.body);
  });

  it('is left alone once nobody keeps it', async () => {
    one('#stage button').focus();
    end();
    expect(await draw('', one('#stage'))).toBe(document.body);
  });
});
