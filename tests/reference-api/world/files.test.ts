import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { contentEs } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { ask, referenceApi, today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
let handlers: HttpHandler[] = [];
beforeAll(async () => {
  handlers = await referenceApi();
});

const beginnings: Readonly<Record<string, RegExp>> = {
  dxf: /^\s*0\r?\nSECTION|^\s*999/,
  svg: /^(<\?xml[^>]*>\s*)?<svg/,
  pdf: /^%PDF-1\./,
  glb: /^glTF/,
  ifc: /^ISO-10303-21;/,
  docx: /^PK/,
  zip: /^PK/,
  rtf: /^\{\\rtf1/,
  html: /^<!doctype html>/i,
  vtt: /^WEBVTT\n/,
  mp4: /^.{4}ftyp/s,
  txt: /\S/,
};
const types: Readonly<Record<string, string>> = {
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
  ifc: 'application/x-step',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
  rtf: 'application/rtf',
  html: 'text/html; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  mp4: 'video/mp4',
  txt: 'text/plain; charset=utf-8',
};

/** Northfold's first of each type, one from the middle and the last one. */
const sample = contentTypes
  .flatMap((type): Content[] => {
    const all = world.content.all(type);
    return [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((item) => item !== undefined);
  })
  .filter(({ files }) => files.length > 0)
  .map((item) => ({ name: `${item.content_type} ${item.id}`, item }));

describe('a file that a record lists is a real file of the size that the record tells', () => {
  it.each(sample)('$name', async ({ item }) => {
    const told = await ask(handlers, `/api/${item.content_type}/es/${item.id}`);
    const answer: unknown = await told.json();
    const shown = v.parse(contentEs.answer, answer);
    for (const { url, name, bytes } of shown.files) {
      const response = await ask(handlers, url);
      const body = new Uint8Array(await response.arrayBuffer());
      const extension = name.split('.').at(-1) ?? '';
      const got = {
        name,
        status: response.status,
        type: response.headers.get('content-type'),
        bytes: body.byteLength,
        length: response.headers.get('content-length'),
      };
      expect(got).toEqual({ name, status: 200, type: types[extension], bytes, length: String(bytes) });
      expect(new TextDecoder('latin1').decode(body.slice(0, 200))).toMatch(beginnings[extension] ?? /^$/);
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/,
      );
    }
  });
});

describe('a picture that a record links to is a drawing', () => {
  const pictures = [
    ...sample.flatMap(({ item }) => item.picture ?? []),
    '/api/files/product/1.svg',
    '/api/files/product/1-2.svg',
    '/api/files/cad/1/sheet.svg',
    '/api/files/company/31250/logo.svg',
    '/api/files/project/1/building.svg',
    '/api/files/banner/1/banner.svg',
  ];
  it.each([...new Set(pictures)])('%s', async (path) => {
    const response = await ask(handlers, path);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    const text = await response.text();
    expect(text).toMatch(/^(<\?xml[^>]*>\s*)?<svg/);
    expect(text.match(/<(path|polyline|polygon|line|circle|rect)\b/g)?.length ?? 0).toBeGreaterThan(1);
  });
});

it.each(['DXF', 'IFC', 'PDF'])('sends a %s again only where it changed', async (format) => {
  const item = contentTypes
    .flatMap((type): Content[] => world.content.all(type))
    .find(({ files }) => files.some((file) => file.format === format));
  const url = item?.files.find((file) => file.format === format)?.url ?? '';
  const { headers } = await ask(handlers, url);
  const etag = headers.get('etag') ?? '';
  const modified = headers.get('last-modified') ?? '';
  expect(etag).toMatch(/^(?:W\/)?"[0-9a-f]{24}"$/);
  expect(new Date(modified).toISOString().slice(0, 10)).toBe(item?.updated_at.slice(0, 10));
  for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
    const again = await ask(handlers, url, { headers: condition });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await ask(handlers, url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
});

it('asks for a file’s size without fetching it', async () => {
  const url = world.content.find('cad', 1)?.files.find(({ format }) => format === 'DXF')?.url ?? '';
  const head = await ask(handlers, url, { method: 'HEAD' });
  const get = await ask(handlers, url);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});

it.each([
  '/api/files/cad/1/other.dxf',
  '/api/files/cad/999999/x.dxf',
  '/api/files/none/1/x.pdf',
  '/api/files/product/0.svg',
  '/api/files/cad/..%2f1/x',
])('says that there is no file at %s', async (path) => {
  expect((await ask(handlers, path)).status).toBe(404);
});
