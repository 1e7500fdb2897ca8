import { describe, expect, it } from 'vitest';

import { contentTypes } from '#src/contracts/content-types.ts';
import { heightMessage, themeFrom, webletFormattings, webletFrom } from '#src/domain/weblet.ts';

const northfold = '/company/northfold-roofing-systems-31250/weblet';

describe('the address of a weblet', () => {
  it.each([
    [`${northfold}/cad/compact`, 'cad', 'compact'],
    [`${northfold}/cad/compact/`, 'cad', 'compact'],
    [`${northfold}/epd/list`, 'epd', 'list'],
    ['/company/31250/weblet/product/grid', 'product', 'grid'],
    ['/company/31250-northfold/weblet/bim/grid', 'bim', 'grid'],
    ['/company/arc31250-northfold/weblet/%63ad/list', 'cad', 'list'],
  ])('%s', (path, contentType, formatting) => {
    expect(webletFrom(path)).toEqual({ coid: 31250, contentType, formatting });
  });

  it.each(contentTypes.flatMap((type) => webletFormattings.map((form) => [type, form])))(
    '%s as %s',
    (contentType, formatting) => {
      expect(webletFrom(`${northfold}/${contentType}/${formatting}`)).toEqual({
        coid: 31250,
        contentType,
        formatting,
      });
    },
  );

  it.each([
    '/weblet.html',
    '/company/northfold/weblet/cad/compact',
    '/company/123456/weblet/cad/compact',
    `${northfold}/cad`,
    `${northfold}/cad/`,
    `${northfold}/cad/table`,
    `${northfold}/cad/Compact`,
    `${northfold}/CAD/compact`,
    `${northfold}/dwg/compact`,
    `${northfold}/constructor/compact`,
    `${northfold}/cad/compact/more`,
    `${northfold}//compact`,
    `${northfold}/cad/%E0%A4%A`,
    `${northfold}/cad/..%2Fcompact`,
    '/company/31250%2F..%2Fapi/weblet/cad/compact',
    '/company/%00/weblet/cad/compact',
    `/company/${'3'.repeat(5_000)}/weblet/cad/compact`,
    `/x${northfold}/cad/compact`,
  ])('%s names nothing', (path) => {
    expect(webletFrom(path)).toBeNull();
  });
});

describe('the theme', () => {
  it.each([
    ['?theme=dark', 'dark'],
    ['?theme=light', 'light'],
    ['?today=2026-11-02&theme=dark', 'dark'],
    ['', null],
    ['?theme=', null],
    ['?theme=Dark', null],
    ['?theme=<script>alert(1)</script>', null],
    ['?theme=dark;background:url(https://evil.example)', null],
  ])('%j gives %j', (search, theme) => {
    expect(themeFrom(search)).toBe(theme);
  });
});

it('a height goes out under a name of its own and with nothing else', () => {
  expect(heightMessage(480)).toEqual({ type: 'lintel-weblet-height', height: 480 });
});
