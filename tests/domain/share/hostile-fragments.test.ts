import { deflateSync, gzipSync, strToU8, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { openFragment } from '#src/domain/share/share-link.ts';
import { multilineText, singleLineText } from '#src/lib/invisible-characters.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const packed = (text: string): string => `1${base64url(deflateSync(strToU8(text)))}`;
const around = (value: unknown): string => packed(JSON.stringify(value));
const item = [5, 1];
const list = (...items: unknown[]): unknown => [0, 'A list', '', items];
/** As many brackets as fit into a link many times over. */
const deep = (open: string, close: string): string => open.repeat(200_000) + close.repeat(200_000);

describe('a fragment that someone made up is broken, at once and without a trace', () => {
  it.each([
    ['nothing packed', '1'],
    ['no base64', '1<script>ran()</script>'],
    ['percent signs', '1%3Cscript%3E'],
    ['base64 of a page', `1${base64url(strToU8('<!doctype html><script>ran()</script>'))}`],
    ['JSON that is not packed', `1${base64url(strToU8(JSON.stringify(list(item))))}`],
    ['a gzip file', `1${base64url(gzipSync(strToU8(JSON.stringify(list(item)))))}`],
    ['a zlib stream', `1${base64url(zlibSync(strToU8(JSON.stringify(list(item)))))}`],
    ['zeros', `1${base64url(new Uint8Array(5_000))}`],
    ['ones', `1${base64url(new Uint8Array(5_000).fill(255))}`],
    ['half a stream', around(list(item)).slice(0, -8)],
    ['300 kB of base64', `1${'A'.repeat(300_000)}`],
    ['a stream of 9 MB', packed(`[0,"${'a'.repeat(9_000_000)}","",[[5,1]]]`)],
    ['half a text', packed('[0,"A list","",[[5,1]')],
    ['two texts', packed('[0,"A","",[[5,1]]][0,"B","",[[5,1]]]')],
    ['a script for JSON', packed('ran()')],
    ['a hundred thousand brackets', packed(deep('[', ']'))],
    ['brackets for items', packed(`[0,"A","",${deep('[', ']')}]`)],
    ['objects without end', packed(deep('{"a":', '}'))],
    ['NaN', packed('[0,"A","",[[5,NaN]]]')],
    ['a number beyond all', packed('[0,"A","",[[5,1e999]]]')],
    ['a number below zero', around(list([5, -1]))],
    ['a fraction', around(list([5, 1.5]))],
    ['a number as text', around(list([5, '1']))],
    ['a number in a list', around(list([5, [1]]))],
    ['true for a number', around(list([5, true]))],
    ['a manufacturer of six digits', around(list([12, 312_500]))],
    ['a type below zero', around(list([-1, 1]))],
    ['a type beyond the last', around(list([13, 1]))],
    ['a type by name', around(list(['product', 1]))],
    ['a type of objects', around(list(['constructor', 1]))],
    ['the length for a type', around(list(['length', 1]))],
    ['a prototype for a type', around(list(['__proto__', 1]))],
    ['a kind by name', around(['list', 'A', '', [item]])],
    ['a prototype for a kind', around(['__proto__', 'A', '', [item]])],
    ['an object for all', packed('{"0":0,"1":"A","2":"","3":[[5,1]],"length":4}')],
    ['an object with a prototype', packed('{"__proto__":{"kind":"list"},"name":"A"}')],
    ['a prototype among items', packed('[0,"A","",{"__proto__":[[5,1]]}]')],
    ['an object for an item', around(list({ content_type: 'product', content_id: 1 }))],
    ['null for an item', around(list(null))],
    ['a number for a name', around([0, 1, '', [item]])],
    ['a list for a name', around([0, ['A'], '', [item]])],
    ['an object for a note', around(list([5, 1, -1, { toString: 'ran()' }]))],
    ['a name of a thousand characters', around([0, 'a'.repeat(1_000), '', [item]])],
    ['a type of project of a thousand', around([2, 'A', 'a'.repeat(1_000), [item]])],
    ['a note of a hundred thousand', around(list([5, 1, -1, 'a'.repeat(100_000)]))],
    ['no items', around(list())],
    ['a thousand items', around(list(...Array.from({ length: 1_000 }, (_, id) => [5, id + 1])))],
    ['a hundred manufacturers', around(list(...Array.from({ length: 100 }, (_, id) => [12, 10_000 + id])))],
  ])('%s', (_, fragment) => {
    const start = performance.now();
    expect(openFragment(fragment)).toEqual({ problem: 'broken' });
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('whatever single character is changed, added or left out', () => {
    const fragment = around(list([5, 1, 1, 'A note'], [12, 31_250]));
    const signs = ['', 'A', '_', '<', '\u0000', '%', '🏠'];
    const changed = Array.from(fragment, (_, at) =>
      signs.map((sign) => fragment.slice(0, at) + sign + fragment.slice(at + 1)),
    );
    // Some changes give another list, which is as good as one that was made up.
    const ends = changed.flat().map((one) => openFragment(one).problem ?? 'a list');
    expect(new Set(ends)).toEqual(new Set(['broken', 'a list']));
  });

  it('but what is only text is kept to the letter, without signs that nobody sees', () => {
    const opened = hostileTexts.map(
      (text) => openFragment(around([0, text.slice(0, 200), '', [[5, 1, -1, text]]])).shared,
    );
    expect(opened.map((shared) => shared?.items[0]?.note)).toEqual(hostileTexts.map(multilineText));
    expect(opened.map((shared) => shared?.name)).toEqual(
      hostileTexts.map((text) => singleLineText(text.slice(0, 200))),
    );
  });
});
