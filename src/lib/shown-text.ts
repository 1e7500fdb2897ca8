import { countText } from '#src/lib/numbers.ts';

/** Which part of a list a page shows, `start` counted from 1: `Showing 25–48 of 1,230`, `Showing 49 of 49`; on a page past the end, that it shows none. */
export const shownText = (start: number, shown: number, total: number): string =>
  shown === 0
    ? `None of ${countText(total)} shown`
    : `Showing ${countText(start)}${shown === 1 ? '' : `–${countText(start + shown - 1)}`} of ${countText(total)}`;
