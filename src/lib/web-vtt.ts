/** One cue of a WebVTT file, as plain text. */
export interface Cue {
  start: number;
  end: number;
  /** Null if the cue names no speaker. */
  speaker: string | null;
  text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/;
/** More cues than any of our captions have. */
const mostCues = 5_000;
const longestName = 80;

/** The cues of a WebVTT file in order; null if it is not one. Drops markup, and cues without text or time. */
export function readWebVtt(file: string): Cue[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const rows = block.split('\n');
    const at = rows.findIndex((row) => row.includes('-->'));
    const [, from, to] = timing.exec(rows[at] ?? '') ?? [];
    const body = rows.slice(at + 1).join(' ');
    const words = plainText(body);
    if (from === undefined || to === undefined || words === '') continue;
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (end > start) cues.push({ start, end, speaker: speakerOf(body), text: words });
    if (cues.length === mostCues) break;
  }
  return cues.toSorted((one, other) => one.start - other.start);
}

const speakerOf = (body: string): string | null => {
  const name = plainText(/^\s*<v(?:\.[^\s>]*)?\s([^>]*)>/.exec(body)?.[1] ?? '');
  return name === '' || name.length > longestName ? null : name;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

function plainText(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function secondsOf(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Index of the cue at a time, or of the last one before it; −1 before the first. */
export function cueAt(cues: readonly Pick<Cue, 'start'>[], time: number): number {
  return cues.findLastIndex(({ start }) => start <= time + 0.05);
}
