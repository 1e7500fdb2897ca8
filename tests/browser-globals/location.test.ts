import { afterEach, expect, it } from 'vitest';

import { mergeSlashes } from '#src/browser/location.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['//search/tpo', '/search/tpo'],
  ['///evil.example/x?a=b//c#d//e', '/evil.example/x?a=b//c#d//e'],
  ['/search//tpo//', '/search/tpo/'],
  ['/search/tpo', '/search/tpo'],
])('of slashes in a row one stays: %s', (written, proper) => {
  history.replaceState('kept', '', location.origin + written);
  mergeSlashes();
  expect(location.href).toBe(location.origin + proper);
  expect(history.state).toBe('kept');
});
