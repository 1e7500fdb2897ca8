import { describe, expect, it } from 'vitest';

import { fileHandlers } from '#src/reference-api/handlers/files.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const handlers = fileHandlers(world, mediaOnDisk);
const film = world.content.all('video').find(({ recording }) => recording)?.recording;
const sound = [...world.podcasts.values()].find(({ recording }) => recording)?.recording;
if (!film?.captions || !film.chapters || !sound?.captions) throw new Error('Nothing is recorded.');

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerFromHandlers(handlers, new Request(`http://lintel.test${url}`, { headers, method }), null);

describe.each([
  ['a film', film, 'video/mp4'],
  ['an episode', sound, 'audio/mp4'],
])('%s', (_, { url, bytes }, mediaType) => {
  it('is answered whole, or in the part that was asked for', async () => {
    const whole = await ask(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe(mediaType);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const content = await whole.bytes();
    expect(content).toHaveLength(bytes);
    for (const [range, start, end] of [
      ['bytes=0-', 0, bytes - 1],
      ['bytes=100-199', 100, 199],
      [`bytes=${bytes - 10}-${bytes + 10}`, bytes - 10, bytes - 1],
      ['bytes=-5', bytes - 5, bytes - 1],
    ] as const) {
      const part = await ask(url, { range });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end}/${bytes}`,
      ]);
      expect(part.headers.get('content-length')).toBe(String(end - start + 1));
      expect(await part.bytes()).toEqual(content.slice(start, end + 1));
    }
  });

  it('says 416 beyond its end, and ignores what is no range', async () => {
    const beyond = await ask(url, { range: `bytes=${bytes}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
    for (const range of ['bytes=-', 'bytes=1-2,4-5', 'lines=1-2'])
      expect((await ask(url, { range })).status).toBe(200);
    const other = await ask(url, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect(other.status).toBe(200);
  });
});

it('a download that was cut off goes on where it stopped, as long as the file is the same', async () => {
  const tag = (await ask(film.url)).headers.get('etag') ?? '';
  const rest = (known: string) => ask(film.url, { range: 'bytes=1000-', 'if-range': known });
  expect(tag).toMatch(/^"/);
  expect((await rest(tag)).status).toBe(206);
  expect((await rest('"that of an earlier file"')).status).toBe(200);
});

it('a drawing travels packed or not, so that its tag does not prove that two parts belong together', async () => {
  const drawing = world.content.all('cad')[0]?.files.find(({ format }) => format === 'DXF')?.url ?? '';
  const tag = (await ask(drawing)).headers.get('etag') ?? '';
  expect((await ask(drawing, { range: 'bytes=1000-' })).status).toBe(206);
  expect((await ask(drawing, { range: 'bytes=1000-', 'if-range': tag })).status).toBe(200);
});

it('of a file’s headers alone no part is told', async () => {
  const { status, headers } = await ask(film.url, { range: 'bytes=0-9' }, 'HEAD');
  expect([status, headers.get('content-length')]).toEqual([200, String(film.bytes)]);
});

it('captions, chapters and voices are WebVTT', async () => {
  const captions = await ask(film.captions ?? '');
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.400 --> 00:00:0\d\.\d{3}\n\w/);
  expect(await (await ask(film.chapters ?? '')).text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
  expect(await (await ask(sound.captions ?? '')).text()).toMatch(/\n<v \w+>/);
});

it('other names beside a film are not found', async () => {
  const other = film.url.replace(/[^/]+$/, 'other.mp4');
  expect((await ask(other)).status).toBe(404);
  expect((await ask(`/api/files/podcast/999999/x.m4a`)).status).toBe(404);
});
