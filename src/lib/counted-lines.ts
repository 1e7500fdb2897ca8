import { countText } from '#src/lib/numbers.ts';

/** `1 line`, `2,000 lines`. */
export const linesText = (count: number): string => (count === 1 ? '1 line' : `${countText(count)} lines`);
