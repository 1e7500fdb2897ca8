import { recordedAs, type Recorded } from '#src/reference-api/media/recordings.ts';
import { spokenInEpisode, spokenInFilm } from '#src/reference-api/media/spoken.ts';
import { writtenFilms } from '#src/reference-api/trade/films/written-films.ts';
import { writtenWebinars } from '#src/reference-api/trade/films/written-webinars.ts';
import { episodes } from '#src/reference-api/trade/podcasts/episodes.ts';
import { recordedEpisodes } from '#src/reference-api/trade/podcasts/recorded.ts';

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
  if (film) return recordedAs(film.key, spokenInFilm(film));
  const made = recordedEpisodes.find((one) => one.title === title);
  const episode = episodes.find((one) => one.title === title);
  return made && episode ? recordedAs(made.key, spokenInEpisode(episode, made)) : null;
}
