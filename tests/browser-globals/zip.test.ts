import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';

import { zipOf } from '#src/browser/zip.ts';

const signal = new AbortController().signal;
const entry = (path: string, data: Uint8Array<ArrayBuffer> | string, stored = false, day = '2026-10-12') => ({
  path,
  data: new Blob([data]),
  day,
  stored,
});
const read = async (zip: Blob) => JSZip.loadAsync(await zip.arrayBuffer(), { checkCRC32: true });
const long = 'A line of a drawing.\r\n'.repeat(40_000);

describe('a ZIP, read by another program', () => {
  it('holds every file as it was, with its date, packed or as it is', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(50_000));
    const zip = await zipOf(
      [entry('Søn/a.dxf', long), entry('b/noise.pdf', noise, true), entry('empty.txt', '')],
      signal,
    );
    const found = await read(zip);
    expect(Object.keys(found.files)).toEqual(['Søn/a.dxf', 'b/noise.pdf', 'empty.txt']);
    expect(await found.file('Søn/a.dxf')?.async('string')).toBe(long);
    expect(await found.file('b/noise.pdf')?.async('uint8array')).toEqual(noise);
    expect(await found.file('empty.txt')?.async('string')).toBe('');
    expect(found.file('Søn/a.dxf')?.date.toISOString().slice(0, 10)).toBe('2026-10-12');
    expect(zip.size).toBeLessThan(60_000);
    expect(zip.size).toBeGreaterThan(50_000);
  });

  it('can be of a day that no ZIP knows', async () => {
    const found = await read(await zipOf([entry('a', 'x', false, '1969-07-20')], signal));
    expect(found.file('a')?.date.getUTCFullYear()).toBe(1980);
  });

  it('ends at once when it is cancelled', async () => {
    const end = new AbortController();
    const files = Array.from({ length: 30 }, (_, index) => entry(`${index}.dxf`, long));
    const read = vi.spyOn(files[2]?.data ?? new Blob(), 'slice').mockImplementation(() => {
      end.abort();
      return new Blob([long]);
    });
    const last = vi.spyOn(files[29]?.data ?? new Blob(), 'slice');
    await expect(zipOf(files, end.signal)).rejects.toThrow(/abort/i);
    expect(read).toHaveBeenCalled();
    expect(last).not.toHaveBeenCalled();
  });
});
