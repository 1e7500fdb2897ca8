import { describe, expect, it } from 'vitest';
import { newerInScript } from '../../scripts/browsers/newer-in-script.ts';
import { removeApis } from '../../scripts/browsers/remove-newer-apis.ts';
import { apiPath, newerApis } from '../../scripts/browsers/supported-browsers.ts';

describe('what a script uses though the oldest browsers lack it', () => {
  it.each([
    ['Math.sumPrecise([1, 2])', ['sumPrecise']],
    ['Promise.try(read)', ['try']],
    ['known.getOrInsertComputed(key, make)', ['getOrInsertComputed']],
    ['requestIdleCallback(later)', ['requestIdleCallback']],
    ['navigation.navigate("/")', ['navigation']],
    ['new Float16Array(2)', ['Float16Array']],
    ['const found = /a(?i:b)c/.test(text)', ['modifiers in a pattern']],
    ['{ using file = read(); }', ['using']],
  ])('is found in %s', (text, found) => {
    expect(newerInScript(text)).toEqual(found);
  });

  it.each([
    'typeof requestIdleCallback === "function" ? requestIdleCallback(later) : setTimeout(later, 1)',
    'if ("try" in Promise) Promise.try(read)',
    'if (Math.sumPrecise) Math.sumPrecise([1])',
    'Map.prototype.getOrInsertComputed ??= own; known.getOrInsertComputed(key, make)',
    'const own = { getOrInsertComputed() {} }; own.getOrInsertComputed()',
    'const { promise } = Promise.withResolvers(); list.toSorted(); Map.groupBy(list, key)',
    'const page = { navigation: 1 }; page.navigation',
    'const found = /a(?:b)(?=c)(?<!d)/.test(text)',
  ])('is not %s', (text) => {
    expect(newerInScript(text)).toEqual([]);
  });
});

describe('the APIs that the oldest browsers lack', () => {
  const paths = newerApis().map((path) => path.join('.'));
  it.each([
    'Promise.try',
    'Math.sumPrecise',
    'Map.getOrInsertComputed',
    'Iterator',
    'Iterator.map',
    'navigation',
  ])('have %s', (path) => {
    expect(paths).toContain(path);
  });
  it.each([
    'Promise.withResolvers',
    'Map.groupBy',
    'Array.toSorted',
    'AbortSignal.any',
    'Element.checkVisibility',
  ])('do not have %s', (path) => {
    expect(paths).not.toContain(path);
  });

  it('are found by their keys', () => {
    expect(apiPath('api.AbortSignal.any_static')).toEqual(['AbortSignal', 'any']);
    expect(apiPath('api.Element.beforematch_event')).toEqual(['Element', 'onbeforematch']);
    expect(apiPath('api.Window.fetch')).toEqual(['fetch']);
    expect(apiPath('javascript.builtins.Intl.Locale.getCalendars')).toEqual([
      'Intl',
      'Locale',
      'getCalendars',
    ]);
    expect(apiPath('api.fetch.init_priority_parameter')).toBeNull();
    expect(apiPath('css.properties.color')).toBeNull();
  });

  it('are taken from objects and prototypes', () => {
    class Shelf {
      static of = (): number => 1;
      put(): void {}
      take(): void {}
    }
    Reflect.set(globalThis, 'Shelf', Shelf);
    removeApis([['Shelf', 'put'], ['Shelf', 'of'], ['NotThere', 'at'], ['AlsoNotThere']]);
    expect('put' in Shelf.prototype).toBe(false);
    expect('of' in Shelf).toBe(false);
    expect('take' in Shelf.prototype).toBe(true);
    removeApis([['Shelf']]);
    expect('Shelf' in globalThis).toBe(false);
  });
});
