import { decodedEntities } from '#src/lib/plain-text.ts';

/** One cue of a caption file, as plain text. */
export interface Cue {
  start: number;
  end: number;
  /** Null if the cue names no speaker. */
  speaker: string | null;
  text: string;
}

/** Settings may follow. Minutes and seconds have two digits; hours may have any number, and may be missing. */
const timing =
  /^[ \t\f]*((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t\f]*-->[ \t\f]*((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})/;
/** The same in SubRip (SRT), where some programs write fewer digits. */
const subRipTiming =
  /^\s*((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})/;
/** More cues than any of our captions have. */
const mostCues = 5_000;
const longestName = 80;

/**
 * The cues of a WebVTT or SubRip file in order; null if it is neither. Drops markup, and cues without text or time. Splits
 * blocks as browsers do: a line with an arrow begins a cue anywhere.
 */
export function readCaptions(file: string): Cue[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD');
  // Programs that write Windows line endings in text mode double the carriage returns.
  const rows = (isWebVtt(text) ? text : text.replaceAll('\r\r\n', '\n')).split(/\r\n?|\n/);
  if (isWebVtt(rows[0] ?? '')) return inOrder(webVttCues(rows));
  return isSubRip(rows) ? inOrder(subRipCues(rows)) : null;
}

/** Whether browsers accept the text as WebVTT. */
export const isWebVtt = (file: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(file);

const inOrder = (cues: Iterable<Cue>): Cue[] => [...cues].toSorted((one, other) => one.start - other.start);

/** Takes the first cues: a cue may have several voices. */
function* webVttCues(rows: readonly string[]): Generator<Cue> {
  let count = 0;
  for (const { times, body } of blocksIn(rows)) {
    const [, from, to] = timing.exec(times) ?? [];
    if (from === undefined || to === undefined) continue;
    for (const cue of cuesOf(from, to, body)) {
      yield cue;
      if (++count === mostCues) return;
    }
  }
}

interface Block {
  times: string;
  body: string;
}

/** An arrow counts in the first line of a block, or in the second after a name; elsewhere it begins another block. */
function* blocksIn(rows: readonly string[]): Generator<Block> {
  let at = 1;
  // The head ends with an empty row, or where a cue begins.
  while (at < rows.length && rows[at] !== '' && !isArrow(rows[at])) at += 1;
  while (at < rows.length) {
    if (rows[at] === '') {
      at += 1;
      continue;
    }
    const named = isArrow(rows[at]) ? at : at + 1;
    if (!isArrow(rows[named])) {
      // Notes, styles, and regions.
      at = nextBlock(rows, named);
      continue;
    }
    const end = nextBlock(rows, named + 1);
    yield { times: rows[named] ?? '', body: rows.slice(named + 1, end).join('\n') };
    at = end;
  }
}

const isArrow = (row = ''): boolean => row.includes('-->');

function nextBlock(rows: readonly string[], from: number): number {
  let at = from;
  while (at < rows.length && rows[at] !== '' && !isArrow(rows[at])) at += 1;
  return at;
}

/** A number, which some programs leave out, and the times of the first cue. */
function isSubRip(rows: readonly string[]): boolean {
  const [first = '', second = ''] = rows.slice(0, 50).filter((row) => row.trim() !== '');
  return subRipTiming.test(first) || (/^\s*\d+\s*$/.test(first) && subRipTiming.test(second));
}

function* subRipCues(rows: readonly string[]): Generator<Cue> {
  let count = 0;
  let at = rows.findIndex(isArrow);
  while (at !== -1 && at < rows.length && count < mostCues) {
    const [, from, to] = subRipTiming.exec(rows[at] ?? '') ?? [];
    let end = at + 1;
    while (end < rows.length && !isArrow(rows[end])) end += 1;
    const body = rows.slice(at + 1, end);
    // The number of the next cue.
    if (end < rows.length && /^\s*\d+\s*$/.test(body.at(-1) ?? '')) body.pop();
    at = end;
    if (from === undefined || to === undefined) continue;
    // Programs also accept another format's position codes. Unlike in WebVTT, a `<` that begins no tag is text.
    const text = body
      .join('\n')
      .replaceAll(/\{\\[^{}]*\}/g, '')
      .replaceAll(/<(?!\/?[a-z])/gi, '&lt;');
    for (const cue of cuesOf(from, to, text)) {
      yield cue;
      count += 1;
    }
  }
}

/** One for each voice, at the same time. */
function cuesOf(from: string, to: string, body: string): Cue[] {
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (end <= start) return [];
  return body.split(/(?=<v[\s.])/).flatMap((part) => {
    const text = spaced(decodedEntities(part.replaceAll(/<[^>]*(?:>|$)/g, '')));
    return text === '' ? [] : [{ start, end, speaker: speakerOf(part), text }];
  });
}

const speakerOf = (part: string): string | null => {
  const name = spaced(decodedEntities(/^\s*<v(?:\.[^\s>]*)?\s([^>]*)>/.exec(part)?.[1] ?? ''));
  return name === '' || name.length > longestName ? null : name;
};

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const secondsOf = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Index of the cue at a time, or of the last one before it; −1 before the first. */
export const cueAt = (cues: readonly Pick<Cue, 'start'>[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time + 0.05);
