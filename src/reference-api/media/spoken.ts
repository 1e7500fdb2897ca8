import { spokenBy, type Episode, type Speakers } from '#src/reference-api/content/episodes.ts';
import type { WrittenFilm } from '#src/reference-api/content/films.ts';
import { captionTexts, type SpokenCue } from '#src/reference-api/media/cues.ts';

/** The words of a film, caption by caption. */
export function spokenInFilm({ script: { lines, chapters } }: Pick<WrittenFilm, 'script'>): SpokenCue[] {
  return lines.flatMap((line, at) => {
    const chapter = chapters.find((one) => one.line === at)?.title ?? null;
    return captionTexts(line).map((text, index) => ({
      speaker: null,
      text,
      chapter: index === 0 ? chapter : null,
    }));
  });
}

/** The words of an episode, caption by caption. */
export function spokenInEpisode(episode: Episode, speakers: Speakers): SpokenCue[] {
  const cues: SpokenCue[] = [];
  let chapter: string | null = null;
  for (const { speaker, text } of spokenBy(episode, speakers)) {
    if (speaker === null) chapter = text;
    else
      for (const caption of captionTexts(text)) {
        cues.push({ speaker, text: caption, chapter });
        chapter = null;
      }
  }
  return cues;
}
