import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setAnalyticsSink } from '#src/browser/analytics.ts';
import { watchOutbound } from '#src/browser/outbound.ts';

const left = vi.fn<(href: string) => void>();
let events: unknown[] = [];
let end: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  left.mockReset();
  events = [];
  end = [
    watchOutbound(left),
    setAnalyticsSink(({ action, label }) => events.push(`${action} ${label ?? ''}`)),
  ];
});

afterEach(() => {
  for (const stop of end) stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** The browser of the tests would load what is linked: the last to hear of a click keeps it here. */
let isFollowed = false;
const keepHere = (event: Event): void => {
  isFollowed = !event.defaultPrevented;
  event.preventDefault();
};
globalThis.addEventListener('click', keepHere);
globalThis.addEventListener('auxclick', keepHere);

/** Clicks on the inside of a link; tells whether the browser would follow it by itself. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const name = how.button === 1 ? 'auxclick' : 'click';
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector('a b, a')?.dispatchEvent(event);
  return isFollowed;
}

describe('a link out of the site', () => {
  it('that leaves in this tab is followed after a quarter of a second, and told without its address', () => {
    const goes = click('<a href="https://northfold.example/?u=ada%40lintel.test"><b>Northfold</b></a>');
    expect([goes, events]).toEqual([false, ['open other']]);
    vi.advanceTimersByTime(249);
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(left).toHaveBeenCalledExactlyOnceWith('https://northfold.example/?u=ada%40lintel.test');
  });

  it.each<[string, string, MouseEventInit]>([
    ['opens a new tab', ' target="_blank"', {}],
    ['is clicked with Ctrl', '', { ctrlKey: true }],
    ['is clicked with Cmd', '', { metaKey: true }],
    ['is clicked with Shift', '', { shiftKey: true }],
    ['is clicked with the wheel', '', { button: 1 }],
  ])('that %s is told, and followed by the browser at once', (_, attributes, how) => {
    expect(click(`<a href="https://northfold.example/"${attributes}>N</a>`, how)).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect([events, left.mock.calls]).toEqual([['open other'], []]);
  });

  it.each([
    ['a manufacturer’s website', 'data-outbound="manufacturer"', 'open manufacturer'],
    ['an advertisement', 'rel="noopener sponsored"', 'open advertisement'],
  ])('of %s is told as that', (_, attributes, told) => {
    click(`<a href="https://northfold.example/" target="_blank" ${attributes}>N</a>`);
    expect(events).toEqual([told]);
  });
});

describe('a download', () => {
  it.each([
    ['/files/roof%20edge.DXF', 'roof edge.DXF', 'file dxf'],
    ['https://cdn.example.com/a.pdf?x=1', '', 'file pdf'],
    ['/files/ada@lintel.test', 'ada@lintel.test', 'file other'],
  ])('%s is told by its format alone, and never held back', (href, name, told) => {
    expect(click(`<a href="${href}" download="${name}">File</a>`)).toBe(true);
    expect(events).toEqual([told]);
  });
});

describe('nothing is told of', () => {
  it.each([
    ['a link within the site', '<a href="/search/tpo">x</a>'],
    ['an email address', '<a href="mailto:ada@lintel.test">x</a>'],
    ['a telephone number', '<a href="tel:2039299444">x</a>'],
    ['what is no link', '<a><b>x</b></a>'],
  ])('%s', (_, html) => {
    expect(click(html)).toBe(true);
    expect(events).toEqual([]);
  });

  it('a click that a part of the page has dealt with', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('<a href="https://northfold.example/">x</a>');
    vi.advanceTimersByTime(1_000);
    expect([events, left.mock.calls]).toEqual([[], []]);
  });
});
