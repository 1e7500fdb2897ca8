import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { printPage, watchPrintKey } from '#src/browser/print.ts';

const print = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  print.mockClear();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A picture further down, which loads when the test says so. */
function latePicture(): { picture: HTMLImageElement; come: () => void } {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.loading = 'lazy';
  let isThere = false;
  vi.spyOn(picture, 'complete', 'get').mockImplementation(() => isThere);
  return {
    picture,
    come: () => {
      isThere = true;
    },
  };
}

it('prints at once what is complete', () => {
  printPage();
  expect(print).toHaveBeenCalledOnce();
});

it('asks for pictures further down, and prints when they and all parts have come', () => {
  const { picture, come } = latePicture();
  const part = document.body.appendChild(document.createElement('span'));
  part.dataset['waiting'] = '';
  printPage();
  expect(picture.loading).toBe('eager');
  come();
  vi.advanceTimersByTime(1000);
  expect(print).not.toHaveBeenCalled();
  part.remove();
  vi.advanceTimersByTime(100);
  expect(print).toHaveBeenCalledOnce();
});

it('prints after four seconds what there is', () => {
  latePicture();
  printPage();
  vi.advanceTimersByTime(3800);
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(print).toHaveBeenCalledOnce();
});

it('makes the browser’s own key wait as well, and leaves it alone otherwise', () => {
  const end = watchPrintKey();
  const press = (): boolean =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true }));
  expect(press()).toBe(true);
  const { come } = latePicture();
  expect(press()).toBe(false);
  come();
  vi.advanceTimersByTime(100);
  expect(print).toHaveBeenCalledOnce();
  end();
});
