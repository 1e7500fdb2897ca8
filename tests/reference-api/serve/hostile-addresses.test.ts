import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

interface Answer {
  status: number;
  title: string | undefined;
  header(name: string): string | undefined;
}

/** As it is typed: `fetch` would tidy up the address. */
function ask(target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n');
      const lines = head.split('\r\n').map((line) => line.split(': '));
      resolve({
        status: Number(head.slice(9, 12)),
        title: /<title>(\w+)/.exec(text)?.[1],
        header: (name) => lines.find(([key = '']) => key.toLowerCase() === name)?.[1],
      });
    });
  });
}

it.each([
  ['/Company/31250/weblet/cad/list', 404, 'App'],
  ['/company/31250/Weblet/cad/list', 404, 'App'],
  ['//company/31250/weblet/cad/list', 404, 'App'],
  ['/company/31250/weblet/cad/list/', 302, undefined],
  ['/%63ompany/31250/weblet/cad/list', 302, undefined],
  ['/%43ompany/31250/weblet/cad/list', 404, 'App'],
  ['/company%2F31250/weblet/cad/list', 302, undefined],
  ['/weblet.html', 404, 'App'],
  ['/Weblet.html', 404, 'App'],
  ['/weblet%2ehtml', 404, 'App'],
  ['/-/Weblet.html', 404, 'File'],
  ['/-/weblet.html.', 404, 'File'],
  ['/-/weblet.html;x', 404, 'File'],
  ['/-/weblet.html/', 404, 'File'],
  ['/%2D/weblet%2Ehtml', 200, 'Weblet'],
  ['/-%2Fweblet.html', 200, 'Weblet'],
  ['//-/weblet.html', 404, 'App'],
  [String.raw`/-\weblet.html`, 400, undefined],
  ['/-%5Cweblet.html', 404, 'App'],
  ['/./-/weblet.html', 400, undefined],
  ['/x/%2e/weblet.html', 400, undefined],
  ['/assets/nope.js', 404, 'File'],
  ['/Assets/nope.js', 404, 'App'],
  ['/assetsfoo', 404, 'App'],
  ['/-/assets/nope.js', 404, 'File'],
  ['/-/ASSETS/app-1a2b3c.js', 404, 'File'],
  ['/-/assets', 404, 'File'],
  ['//-/assets/app-1a2b3c.js', 404, 'App'],
  ['/worker/wasm/x', 404, 'File'],
  ['/WORKER/wasm/x', 404, 'App'],
  ['/-/wasm/x', 404, 'File'],
  ['/fonts/nope.woff2', 404, 'File'],
  ['/amp/nope', 404, 'File'],
  ['/AMP/content-type/cad', 404, 'File'],
  ['/ampere', 404, 'App'],
  ['/favicon.nope', 404, 'App'],
  // Line ends of Unicode, which `.` in a pattern does not take for a sign.
  ['/%E2%80%A8', 404, 'App'],
  ['/company/31250%E2%80%A9', 200, 'App'],
  ['/signin%0A', 404, 'App'],
])('%s is answered with %i: %s', async (target, status, title) => {
  const answer = await ask(target);
  expect([answer.status, answer.title]).toEqual([status, title]);
  if (title !== 'App' && status !== 404) return;
  // Only pages that are there are kept, and only pages without the app have looser policies.
  expect(answer.header('cache-control')).toBe('public, max-age=0, must-revalidate');
  const policy = answer.header('content-security-policy');
  const ofApp = (await ask('/signin')).header('content-security-policy');
  expect(title !== 'App' || policy === ofApp).toBe(true);
});
