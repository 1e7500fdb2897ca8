/** What the scripts that draw pictures and record films use of the reference API. Loads all content. */
export { episodes, type Episode } from '#src/reference-api/content/episodes.ts';
export {
  filmEntries,
  webinarEntries,
  type FilmPicture,
  type FilmEntry,
} from '#src/reference-api/content/films.ts';
export { drawDetail } from '#src/reference-api/drawings/details/details.ts';
export { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
export type { SpokenCue } from '#src/reference-api/media/cues.ts';
export { episodeCues, filmCues } from '#src/reference-api/media/spoken-cues.ts';
export { detailPicture } from '#src/reference-api/pictures/pictures.ts';
export { productPicture } from '#src/reference-api/pictures/product-picture.ts';
export { sectionOf } from '#src/reference-api/specifications/section-of.ts';
export { sharedWorld } from '#src/reference-api/world/shared-world.ts';
export type { World } from '#src/reference-api/world/world.ts';
