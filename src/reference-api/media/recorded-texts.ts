import { episodes } from '#src/reference-api/content/episodes.ts';
import { writtenFilms, writtenWebinars } from '#src/reference-api/content/films.ts';
import { recordedAs, type Recorded } from '#src/reference-api/media/recordings.ts';
import { spokenInEpisode, spokenInFilm } from '#src/reference-api/media/spoken.ts';

const byTitle = new Map<string, Recorded | null>();

/** The recording of the film, webinar or episode of this title; null where there is none. */
export function recordedOf(title: string): Recorded | null {
  const known = byTitle.get(title);
  if (known !== undefined) return known;
  const found = foundOf(title);
  byTitle.set(title, found);
  return found;
}

function foundOf(title: string): Recorded | null {
  const film = [...writtenFilms, ...writtenWebinars].find((one) => one.title === title);
  if (film) return recordedAs(film.slug, spokenInFilm(film));
  const episode = episodes.find((one) => one.title === title);
  return episode?.recorded ? recordedAs(episode.slug, spokenInEpisode(episode, episode.recorded)) : null;
}
