import { describe, expect, it } from 'vitest';
import { readServeOptions, usage } from '#src/reference-api/serve/options.ts';

const now = new Date('2026-11-02T12:00:00Z');
const read = (line: string) => readServeOptions(line.split(' ').filter(Boolean), now);

describe('the command line', () => {
  it('needs nothing', () => {
    expect(read('')).toMatchObject({
      port: 4173,
      dist: 'dist',
      data: '.data',
      scale: 1,
      seed: 1,
      today: '2026-11-02',
    });
    expect(read('').latency).toEqual([0, 0]);
  });

  it.each([
    ['--port 8080', { port: 8080 }],
    ['--port=0', { port: 0 }],
    ['--scale 222 --seed 7', { scale: 222, seed: 7 }],
    ['--scale 0.5', { scale: 0.5 }],
    ['', { searchEngine: null }],
    [
      '--search-engine http://one:9200,https://two:9200',
      { searchEngine: ['http://one:9200', 'https://two:9200'] },
    ],
    ['', { site: null }],
    ['--site https://lintel.example/', { site: 'https://lintel.example' }],
    ['', { proxies: 0 }],
    ['--site https://lintel.example', { proxies: 0 }],
    ['--proxies 1', { proxies: 1 }],
    ['', { origin: [] }],
    [
      '--origin https://one.example --origin http://two.example:8080/',
      { origin: ['https://one.example', 'http://two.example:8080'] },
    ],
    ['', { lazySizes: false }],
    ['--lazy-sizes', { lazySizes: true }],
    ['--latency 300', { latency: [300, 300] }],
    ['--latency 100-800', { latency: [100, 800] }],
    ['--today 2026-01-31 --data /tmp/x', { today: '2026-01-31', data: '/tmp/x' }],
  ])('%s', (line, expected) => {
    expect(read(line)).toMatchObject(expected);
  });

  it.each([
    ['--port http', '--port wants a whole number up to 65535, not "http"'],
    ['--port 70000', '--port wants'],
    ['--seed 1.5', '--seed wants'],
    ['--search-engine one:9200', '--search-engine wants'],
    ['--site lintel.example', '--site wants an address such as https://lintel.example, not "lintel.example"'],
    ['--site https://lintel.example/shop', '--site wants'],
    ['--site ftp://lintel.example', '--site wants'],
    ['--origin one.example', '--origin wants an address such as https://lintel.example, not "one.example"'],
    ['--proxies all', '--proxies wants a whole number up to 10, not "all"'],
    ['--proxies -1', ''],
    ['--scale 0', '--scale wants a number above 0, not "0"'],
    ['--scale many', '--scale wants'],
    ['--latency slow', '--latency wants milliseconds or a range'],
    ['--today 2026-13-40', '--today wants a day such as 2026-11-02, not "2026-13-40"'],
    ['--today today', '--today wants'],
    ['--speed 3', "Unknown option '--speed'"],
    ['dist', 'Unexpected argument'],
  ])('says what is wrong with %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  it('explains every option it takes', () => {
    const names = Object.keys(read('')).map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    for (const name of names) expect(usage).toContain(`--${name}`);
  });
});
