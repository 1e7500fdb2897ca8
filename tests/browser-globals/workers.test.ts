import { describe, expect, it } from 'vitest';

import { siteOrigin } from '#src/browser/location.ts';
import { workerAddress } from '#src/browser/workers.ts';

const origin = siteOrigin();

describe('the addresses that become workers', () => {
  it.each(['/-/worker/drawing-1a2B3c_4.js', `${origin}/-/wasm/model-1a2b3c4d.js`])('%s does', (address) => {
    expect(new URL(workerAddress(address)).pathname).toBe(new URL(address, origin).pathname);
  });

  it.each([
    'https://example.com/-/worker/drawing-1a2b3c4d.js',
    '//example.com/-/worker/drawing-1a2b3c4d.js',
    'data:text/javascript,1',
    'blob:http://localhost/1',
    '/-/assets/drawing-1a2b3c4d.js',
    '/-/worker/../api/files/1.js',
    '/-/worker/%2e%2e/api.js',
    '/-/worker/drawing.js.html',
    '/api/-/worker/drawing-1a2b3c4d.js',
    'javascript:1',
  ])('%s does not', (address) => {
    expect(() => workerAddress(address)).toThrow('Not a worker of this site');
  });
});
