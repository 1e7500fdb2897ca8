import { captionTexts, type SpokenCue } from '#src/reference-api/media/cues.ts';
import { readFilmScript, type WrittenFilm } from '#src/reference-api/trade/films/written-film.ts';
import type { Episode } from '#src/reference-api/trade/podcasts/episode.ts';
import type { RecordedEpisode } from '#src/reference-api/trade/podcasts/recorded.ts';

/** The words of a film, by captions. */
export function spokenInFilm(film: WrittenFilm): SpokenCue[] {
  const { lines, chapters } = readFilmScript(film);
  return lines.flatMap((line, at) => {
    const chapter = chapters.find((one) => one.line === at)?.title ?? null;
    return captionTexts(line).map((text, index) => ({
      speaker: null,
      text,
      chapter: index === 0 ? chapter : null,
    }));
  });
}

/** The words of an episode, by captions. */
export function spokenInEpisode({ script }: Episode, { host, guest, firm }: RecordedEpisode): SpokenCue[] {
  const [first = guest] = guest.split(' ');
  const cues: SpokenCue[] = [];
  let chapter: string | null = null;
  for (const line of script.trim().split('\n')) {
    const [mark = ''] = line.split(' ');
    const text = line
      .slice(mark.length + 1)
      .replaceAll('{host}', host)
      .replaceAll('{guest}', first)
      .replaceAll('{guestName}', guest)
      .replaceAll('{firm}', firm);
    if (mark === '#') {
      chapter = text;
      continue;
    }
    for (const caption of captionTexts(text)) {
      cues.push({ speaker: mark === 'H:' ? host : first, text: caption, chapter });
      chapter = null;
    }
  }
  return cues;
}
