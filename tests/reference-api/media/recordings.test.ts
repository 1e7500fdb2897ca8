import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { episodes } from '#src/reference-api/content/episodes.ts';
import { filmEntries, webinarEntries } from '#src/reference-api/content/films.ts';
import { episodeCues, filmCues } from '#src/reference-api/media/spoken-cues.ts';
import { recordings } from '#src/reference-api/media/recordings.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const folder = join(import.meta.dirname, '../../../src/reference-api/public/media');
const spokenByKey = new Map([
  ...[...filmEntries, ...webinarEntries].map((film) => [film.slug, filmCues(film)] as const),
  ...episodes.flatMap((episode) =>
    episode.recorded ? [[episode.slug, episodeCues(episode, episode.recorded)] as const] : [],
  ),
]);

it('every script is recorded as it now reads; else run scripts/media/make-media.ts', () => {
  const sums = [...spokenByKey].map(([key, cues]) => [
    key,
    createHash('sha256').update(JSON.stringify(cues)).digest('hex').slice(0, 12),
  ]);
  const recorded = Object.entries(recordings).map(([key, { words }]) => [key, words]);
  expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(sums));
});

it('files are as long and as large as the table says, and at most 10 MB in all', () => {
  const made = Object.values(recordings);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...made.map(({ file }) => file), 'recordings.json'].toSorted(),
  );
  for (const { file, seconds, bytes } of made) {
    const content = readFileSync(join(folder, file));
    expect({ file, bytes: content.length }).toEqual({ file, bytes });
    expect({ file, lasts: Math.abs(lengthOf(content) - seconds) < 0.25 }).toEqual({ file, lasts: true });
  }
  expect(made.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(10_000_000);
});

it('captions follow one another within the length, each a text that can be read in its time', () => {
  for (const [key, { times, seconds }] of Object.entries(recordings)) {
    let before = 0;
    for (const [index, span] of times.split(' ').entries()) {
      const [start = 0, end = 0] = span.split('-').map(Number);
      const { text } = spokenByKey.get(key)?.[index] ?? { text: '' };
      const rate = text.length / (end - start);
      expect({
        key,
        span,
        isAfter: start >= before && end > start && end <= seconds,
        isReadable: rate < 25 && text.length <= 100,
      }).toEqual({ key, span, isAfter: true, isReadable: true });
      before = end;
    }
  }
});

it('the standard world has 12 films, 6 webinars and 12 episodes to play, and names none without its file', () => {
  const films = world.content.all('video').filter(({ recording }) => recording);
  const webinars = world.content.all('webinar').filter(({ recording }) => recording);
  const heard = [...world.podcasts.values()].filter(({ recording }) => recording);
  expect([films.length, webinars.length, heard.length]).toEqual([12, 6, 12]);
  for (const item of [...films, ...webinars]) {
    expect(item.seconds).toBeLessThan(60);
    expect(item.files.map(({ format }) => format)).toEqual(['MP4', 'VTT', 'TXT']);
    expect(item.credits).toBeNull();
  }
  const others = world.content.all('video').filter(({ recording }) => !recording);
  expect(others.flatMap(({ files }) => files).filter(({ format }) => format === 'MP4')).toEqual([]);
});

/** Seconds, from the `mvhd` box of an MP4 file. */
function lengthOf(file: Buffer): number {
  const at = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(at + 16) / file.readUInt32BE(at + 12);
}
