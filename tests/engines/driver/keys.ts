import type { Keys } from './engine.ts';

/** Keys of WebDriver that are not characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

export const heldKeys = (keys: Keys) => (typeof keys === 'string' ? [keys] : keys);

export function pressed(keys: Keys): KeyAction[] {
  const values = heldKeys(keys).map((key) => codes[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

export const typed = (text: string): KeyAction[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
