import { episodes } from '#src/reference-api/content/episodes.ts';
import { filmEntries, webinarEntries } from '#src/reference-api/content/films.ts';
import { findRecording, type RecordedScript } from '#src/reference-api/media/recordings.ts';
import { episodeCues, filmCues } from '#src/reference-api/media/spoken-cues.ts';

const byTitle = new Map<string, RecordedScript | null>();

/** The recording of the film, webinar or episode of this title; null where there is none. */
export function recordedOf(title: string): RecordedScript | null {
  const known = byTitle.get(title);
  if (known !== undefined) return known;
  const found = foundOf(title);
  byTitle.set(title, found);
  return found;
}

function foundOf(title: string): RecordedScript | null {
  const film = [...filmEntries, ...webinarEntries].find((one) => one.title === title);
  if (film) return findRecording(film.slug, filmCues(film));
  const episode = episodes.find((one) => one.title === title);
  return episode?.recorded ? findRecording(episode.slug, episodeCues(episode, episode.recorded)) : null;
}
