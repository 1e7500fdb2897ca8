import { envelopeFilms } from '#src/reference-api/trade/films/films-envelope.ts';
import { interiorFilms } from '#src/reference-api/trade/films/films-interiors.ts';
import type { WrittenFilm } from '#src/reference-api/trade/films/written-film.ts';

export const writtenFilms: readonly WrittenFilm[] = [...envelopeFilms, ...interiorFilms];
