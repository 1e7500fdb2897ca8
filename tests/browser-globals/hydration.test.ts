import { afterEach, expect, it } from 'vitest';

import { keepScroll } from '#src/browser/scroll.ts';
import { removePreRenderedHead, keepHeadSingle } from '#src/browser/hydration.ts';

const made =
  '<meta charset="utf-8"><title>Roof hatch | Lintel</title><meta name="description" content="A hatch."><meta property="og:title" content="Roof hatch"><link rel="canonical" href="/product/1"><link rel="icon" href="/-/favicon.png">';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const inHead = () => [...document.head.children].map(({ localName }) => localName);

it('a head that the screen took over stays as it is', () => {
  document.head.innerHTML = made;
  keepHeadSingle()();
  expect(inHead()).toEqual(['meta', 'title', 'meta', 'meta', 'link', 'link']);
});

it('a head that the screen said again is there once, in the screen’s own words', () => {
  document.head.innerHTML = made;
  const dropDoubles = keepHeadSingle();
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'New' }));
  dropDoubles();
  expect(inHead()).toEqual(['meta', 'link', 'title']);
  expect(document.title).toBe('New');
});

it.each([
  ['made for another address', '<div id="root" data-path="/product/1"></div>', ['meta', 'link']],
  ['that nobody made', '<div id="root"></div>', ['meta', 'title', 'meta', 'meta', 'link', 'link']],
])('the head of a page %s', (_, body, left) => {
  document.head.innerHTML = made;
  document.body.innerHTML = body;
  removePreRenderedHead();
  expect(inHead()).toEqual(left);
});

it('a visitor who scrolls on while React takes over stays where they have come', () => {
  const scrolled = (top: number): void => {
    scrollTo(0, top);
    dispatchEvent(new Event('scroll'));
  };
  scrolled(200);
  const scrollBack = keepScroll();
  scrolled(700);
  // The router starts each visit at the top; the event of that comes later.
  scrollTo(0, 0);
  scrollBack();
  expect(scrollY).toBe(700);
  scrolled(0);
  expect(scrollY).toBe(0);
});
