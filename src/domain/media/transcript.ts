import type { Cue } from '#src/lib/web-vtt.ts';
import { foldedText } from '#src/lib/folded-text.ts';

/** Cues up to the next speaker or chapter. */
export interface TimedTurn {
  speaker: string | null;
  /** Cues with their index in the whole list. */
  cues: readonly { index: number; cue: Cue }[];
}

export interface TimedChapter {
  /** Null if a recording has no chapters. */
  title: string | null;
  start: number;
  turns: readonly TimedTurn[];
}

/** The captions as a transcript: by chapter, then by speaker. A cue belongs to the last chapter that has started. */
export function timedTranscript(
  cues: readonly Cue[],
  chapters: readonly { title: string; start: number }[],
): TimedChapter[] {
  const parts = (chapters.length > 0 ? chapters : [{ title: null, start: 0 }]).map(({ title, start }) => ({
    title,
    start,
    turns: [] as { speaker: string | null; cues: { index: number; cue: Cue }[] }[],
  }));
  for (const [index, cue] of cues.entries()) {
    // Chapters start at whole seconds; the first cue may start slightly earlier.
    const part = parts.findLast(({ start }) => start <= cue.start + 0.05) ?? parts[0];
    const last = part?.turns.at(-1);
    if (last && last.speaker === cue.speaker) last.cues.push({ index, cue });
    else part?.turns.push({ speaker: cue.speaker, cues: [{ index, cue }] });
  }
  return parts;
}

/** Indexes of the cues that contain all the words; none for an empty search. */
export function cuesWith(cues: readonly Cue[], query: string): number[] {
  const words = foldedText(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return cues.flatMap(({ text }, index) => {
    const folded = foldedText(text);
    return words.every((word) => folded.includes(word)) ? [index] : [];
  });
}
