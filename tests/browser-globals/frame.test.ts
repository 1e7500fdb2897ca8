import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { reportHeight } from '#src/browser/frame.ts';

let resized: () => void = () => undefined;
const around = { postMessage: vi.fn<(message: object, origin: string) => void>() };

beforeEach(() => {
  around.postMessage.mockClear();
  resized = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized = report;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The content, and what its height becomes. */
function content(): (height: number) => void {
  const element = document.createElement('div');
  let height = 0;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 240, height);
  reportHeight(element, (whole) => ({ type: 'height', height: whole }));
  return (next) => {
    height = next;
    resized();
  };
}

describe('the page around the frame', () => {
  it('hears each height once, in whole pixels that cut nothing off', () => {
    vi.stubGlobal('parent', around);
    const grow = content();
    for (const height of [120, 119.2, 120, 480.4, 480.9, 40]) grow(height);
    expect(around.postMessage.mock.calls).toEqual(
      [120, 481, 40].map((height) => [{ type: 'height', height }, '*']),
    );
  });

  it('hears nothing where there is none', () => {
    const said = vi.spyOn(window, 'postMessage');
    content()(120);
    expect(said).not.toHaveBeenCalled();
  });
});
