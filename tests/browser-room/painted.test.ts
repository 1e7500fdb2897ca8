import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { whenPainted } from '#src/browser/painted.ts';

describe('what waits for the next painted frame', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on once, in the task after the frame', () => {
    const then = vi.fn<() => void>();
    whenPainted(then);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(16);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(then).toHaveBeenCalledOnce();
  });

  it('goes on without a frame where nobody sees the page', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const then = vi.fn<() => void>();
    whenPainted(then);
    vi.advanceTimersByTime(100);
    expect(then).toHaveBeenCalledOnce();
  });

  it('does not go on once it is called off, before the frame or after', () => {
    const then = vi.fn<() => void>();
    whenPainted(then)();
    const callOff = whenPainted(then);
    vi.advanceTimersByTime(16);
    callOff();
    vi.advanceTimersByTime(1_000);
    expect(then).not.toHaveBeenCalled();
  });
});
