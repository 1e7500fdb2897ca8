import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

import { sourcesOf } from '#tests/architecture/sources.ts';

/*
 * A packed file of a few kilobytes unpacks to gigabytes. What we unpack, in links, issues, our own fonts, and office files, has
 * room for so many bytes and fails beyond. Whoever adds another way to unpack finds this test.
 */

/** Of fflate, Node, and browsers; `Unzip` and the like are classes. */
const unpacks =
  /^(?:async)?(?:create)?(?:inflate|gunzip|unzip|unzlib|decompress|brotlidecompress|zstddecompress)/i;
/** Packages that open ZIPs or take any packed bytes. */
const readers =
  /^(?:jszip|pako|yauzl|unzipper|node-stream-zip|adm-zip|@zip\.js\/.*|tar(?:-stream)?|exceljs|xlsx|mammoth)$/;

/** In every word and package above; most files have none, and need not be parsed. */
const mayUnpack = /flate|zip|unzlib|decompress|pako|yauzl|'tar|exceljs|xlsx|mammoth/i;

/** What a file unpacks without a bound, with its lines: `unzipSync:12`. */
function unpackedIn(text: string, path = 'code.ts'): string[] {
  if (!mayUnpack.test(text)) return [];
  const found: string[] = [];
  const add = (name: string, at: number): void => {
    found.push(`${name}:${text.slice(0, at).split('\n').length}`);
  };
  const look = (node: ESTree.CallExpression | ESTree.NewExpression): void => {
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    const word = text.slice(name.start, name.end);
    const options = node.arguments[1];
    const isBound =
      options?.type === 'ObjectExpression' &&
      /\bout: new Uint8Array\(/.test(text.slice(options.start, options.end));
    if (unpacks.test(word) && !isBound) add(word, node.start);
  };
  new Visitor({
    CallExpression: look,
    NewExpression: look,
    ImportDeclaration({ source, start }) {
      if (readers.test(source.value)) add(source.value, start);
    },
    ImportSpecifier({ imported, local, start }) {
      const word = text.slice(imported.start, imported.end);
      if (unpacks.test(word) && local.name !== word) add(word, start);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('unpacking', () => {
  it('has a bound wherever it is done', () => {
    expect(
      sourcesOf('src/**/*.{ts,tsx}').flatMap(({ path, text }) =>
        unpackedIn(text, path).map((place) => `${path} ${place}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['unzipSync(bytes)', 'unzipSync:1'],
    ['fflate.unzip(bytes, done)', 'unzip:1'],
    ['gunzipSync(bytes, { out })', 'gunzipSync:1'],
    ['new Unzip()', 'Unzip:1'],
    ['new AsyncInflate(done)', 'AsyncInflate:1'],
    ["stream.pipeThrough(new DecompressionStream('gzip'))", 'DecompressionStream:1'],
    ['createGunzip()', 'createGunzip:1'],
    ["import JSZip from 'jszip';", 'jszip:1'],
    ["import { inflateSync as open } from 'fflate';", 'inflateSync:1'],
  ])('is seen: %s', (code, place) => {
    expect(unpackedIn(code)).toEqual([place]);
  });

  it('with a bound is fine', () => {
    expect(unpackedIn('inflateSync(bytes, { out: new Uint8Array(1_000) }); zipSync(files);')).toEqual([]);
  });
});
