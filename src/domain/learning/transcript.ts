import type { Podcast } from '#src/contracts/learning.ts';

/** What one speaker says before another speaks. */
export interface Turn {
  /** Null where the text names no speaker. */
  speaker: string | null;
  text: string;
}

export interface TranscriptChapter {
  /** Anchor: `chapter-2`. */
  id: string;
  /** Null if an episode has no chapters. */
  title: string | null;
  seconds: number;
  turns: readonly Turn[];
}

const spoken = /^([\p{L}\p{M}.’' -]{1,60}):(?=\s)/u;

const turnsOf = (transcript: string): Turn[] =>
  transcript
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const [label, speaker] = spoken.exec(paragraph) ?? ['', null];
      return { speaker: speaker ?? null, text: paragraph.slice(label.length).trimStart() };
    });

const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * A podcast transcript by chapter. It names speakers but has no times, so each turn's start is estimated from the words
 * before it at an even pace; a turn belongs to the last chapter that has started by then.
 */
export function transcriptChapters({
  transcript,
  chapters,
  seconds,
}: Pick<Podcast, 'transcript' | 'chapters' | 'seconds'>): TranscriptChapter[] {
  const turns = turnsOf(transcript);
  const total = turns.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const starts = chapters.length > 0 ? chapters : [{ title: null, seconds: 0 }];
  const placed = starts.map(({ title, seconds: from }, index) => ({
    id: `chapter-${index + 1}`,
    title,
    seconds: from,
    turns: [] as Turn[],
  }));
  let words = 0;
  for (const turn of turns) {
    // Half a second more, because both sides are rounded.
    const at = total === 0 ? 0 : (words / total) * seconds + 0.5;
    const chapter = placed.findLast(({ seconds: from }) => from <= at) ?? placed[0];
    chapter?.turns.push(turn);
    words += wordsIn(turn.text);
  }
  return placed;
}
