import { spokenLines, type Episode, type Speakers } from '#src/reference-api/content/episodes.ts';
import type { FilmEntry } from '#src/reference-api/content/films.ts';
import { splitIntoCaptions, type SpokenCue } from '#src/reference-api/media/cues.ts';

/** The words of a film, caption by caption. */
export const filmCues = ({ script: { lines, chapters } }: Pick<FilmEntry, 'script'>): SpokenCue[] =>
  lines.flatMap((line, at) => {
    const chapter = chapters.find((one) => one.line === at)?.title ?? null;
    return splitIntoCaptions(line).map((text, index) => ({
      speaker: null,
      text,
      chapter: index === 0 ? chapter : null,
    }));
  });

/** The words of an episode, caption by caption. */
export function episodeCues(episode: Episode, speakers: Speakers): SpokenCue[] {
  const cues: SpokenCue[] = [];
  let chapter: string | null = null;
  for (const { speaker, text } of spokenLines(episode, speakers)) {
    if (speaker === null) chapter = text;
    else
      for (const caption of splitIntoCaptions(text)) {
        cues.push({ speaker, text: caption, chapter });
        chapter = null;
      }
  }
  return cues;
}
