import type { Podcast } from '#src/contracts/learning.ts';
import { spokenBy, type Episode, type Speakers } from '#src/reference-api/content/episodes.ts';

const SECONDS_PER_WORD = 60 / 150;

/** The lines with their speakers, and the start of each chapter at 150 words per minute. */
export function transcriptOf(
  episode: Episode,
  speakers: Speakers,
): Pick<Podcast, 'transcript' | 'chapters' | 'seconds'> {
  const turns: string[] = [];
  const chapters: Podcast['chapters'] = [];
  let words = 0;
  const seconds = () => Math.round(words * SECONDS_PER_WORD);
  for (const { speaker, text } of spokenBy(episode, speakers)) {
    if (speaker === null) chapters.push({ title: text, seconds: seconds() });
    else {
      turns.push(`${speaker}: ${text}`);
      words += text.split(' ').length;
    }
  }
  return { transcript: turns.join('\n\n'), chapters, seconds: seconds() };
}
