import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  episodes,
  sharedWorld,
  episodeCues,
  filmCues,
  filmEntries,
  webinarEntries,
  type Episode,
  type SpokenCue,
  type FilmEntry,
} from '../../src/reference-api/door/studio.ts';
import { speak, type Spoken } from './speech.ts';
import { openStills } from './stills.ts';

/**
 * Makes the films, webinars and recorded episodes of the sample world, after their scripts have changed:
 * node scripts/media/make-media.ts
 * It needs espeak-ng, ffmpeg and Chromium, takes some minutes, and also writes how long and how large each file is.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/reference-api/public/media');
const MOST_BYTES = 10_000_000;
const FRAMES_PER_SECOND = 5;

const maleVoice = 'en-us+m3';
const femaleVoice = 'en-us+f2';
const otherVoice = 'en-us+m7';
const male = new Set(['Goran', 'Elias', 'Pedro', 'Jamal', 'Jin', 'Umberto', 'Stefan', 'Chidi']);
const hosts = new Set(episodes.flatMap(({ recorded }) => recorded?.host ?? []));

/** Two men in one conversation have two voices, and so have two women. */
function voiceOf(speaker: string | null): string {
  if (speaker === null) return maleVoice;
  if (male.has(speaker)) return hosts.has(speaker) ? otherVoice : maleVoice;
  return hosts.has(speaker) ? femaleVoice : 'en-us+f4';
}

interface Recorded {
  key: string;
  file: string;
  seconds: number;
  bytes: number;
  words: string;
  times: Spoken['times'];
}

const recorded: Recorded[] = [];

function note(key: string, file: string, cues: readonly SpokenCue[], { seconds, times }: Spoken): void {
  const { size: bytes } = statSync(join(folder, file));
  const words = createHash('sha256').update(JSON.stringify(cues)).digest('hex').slice(0, 12);
  recorded.push({ key, file, seconds, bytes, words, times });
  console.log(`${file.padEnd(40)} ${String(seconds).padStart(4)} s ${String(bytes).padStart(8)} bytes`);
}

const ffmpeg = (...options: string[]): void => {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: 'inherit' });
};
const plain = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];
const voiceFilter = ['-af', 'highpass=f=90,lowpass=f=7000,acompressor=threshold=0.2:ratio=3,volume=1.6'];

function makeEpisode(workplace: string, episode: Episode): void {
  if (!episode.recorded) return;
  const cues = episodeCues(episode, episode.recorded);
  const spoken = speak(cues, voiceOf);
  const wav = join(workplace, 'sound.wav');
  const file = `${episode.slug}.m4a`;
  writeFileSync(wav, spoken.wav);
  ffmpeg(
    '-i',
    wav,
    ...voiceFilter,
    '-ar',
    '16000',
    '-ac',
    '1',
    '-c:a',
    'aac',
    '-b:a',
    '16k',
    ...plain,
    '-t',
    String(spoken.seconds),
    '-movflags',
    '+faststart',
    join(folder, file),
  );
  note(episode.slug, file, cues, spoken);
}

async function makeFilm(
  workplace: string,
  film: FilmEntry,
  stills: Awaited<ReturnType<typeof openStills>>,
): Promise<void> {
  const cues = filmCues(film);
  const spoken = speak(cues, voiceOf);
  const { lines, pictures } = film.script;
  // A line may be several cues.
  const firstCues = lines.map(
    (_, index) => filmCues({ script: { ...film.script, lines: lines.slice(0, index) } }).length,
  );
  const starts = pictures.map(({ line }, index) =>
    index === 0 ? 0 : onFrame(spoken.times[firstCues[line] ?? 0]?.[0] ?? 0),
  );
  const list: string[] = [];
  for (const [index, { picture }] of pictures.entries()) {
    const png = join(workplace, `${index}.png`);
    writeFileSync(png, await stills.draw(film, picture));
    list.push(`file '${png}'`, `duration ${(starts[index + 1] ?? spoken.seconds) - (starts[index] ?? 0)}`);
  }
  // The last picture again: ffmpeg ignores the time of the last one.
  list.push(`file '${join(workplace, `${pictures.length - 1}.png`)}'`);
  writeFileSync(join(workplace, 'pictures.txt'), list.join('\n'));
  writeFileSync(join(workplace, 'sound.wav'), spoken.wav);
  const file = `${film.slug}.mp4`;
  ffmpeg(
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    join(workplace, 'pictures.txt'),
    '-i',
    join(workplace, 'sound.wav'),
    ...voiceFilter,
    '-vf',
    `fps=${FRAMES_PER_SECOND},format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'stillimage',
    '-crf',
    '33',
    '-g',
    '300',
    '-threads',
    '1',
    '-ar',
    '16000',
    '-ac',
    '1',
    '-c:a',
    'aac',
    '-b:a',
    '20k',
    ...plain,
    '-t',
    String(spoken.seconds),
    '-movflags',
    '+faststart',
    join(folder, file),
  );
  note(film.slug, file, cues, spoken);
}

const onFrame = (seconds: number): number => Math.round(seconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;

function writeTable(): void {
  const rows = recorded.map(({ key, times, ...row }) => {
    const spans = times.map(([start, end]) => `${start.toFixed(2)}-${end.toFixed(2)}`);
    return [key, { ...row, times: spans.join(' ') }] as const;
  });
  writeFileSync(join(folder, 'recordings.json'), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

// The table stays until there is a new one: without it, this script would not start again.
for (const file of readdirSync(folder)) if (!file.endsWith('.json')) rmSync(join(folder, file));
const workplace = mkdtempSync(join(tmpdir(), 'media-'));
const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const stills = await openStills(world);
try {
  for (const film of [...filmEntries, ...webinarEntries]) await makeFilm(workplace, film, stills);
  for (const episode of episodes) makeEpisode(workplace, episode);
} finally {
  await stills.close();
  rmSync(workplace, { recursive: true, force: true });
}
writeTable();
const total = recorded.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${recorded.length} files, ${(total / 1e6).toFixed(2)} MB`);
if (total > MOST_BYTES) throw new Error('That is more than the project carries: 10 MB.');
