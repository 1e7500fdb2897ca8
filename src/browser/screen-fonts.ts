import { once } from '#src/lib/once.ts';

/**
 * Loads the fonts that lists do without and details mostly need: rare letters, and the font of numbers. One that comes after
 * its screen makes the browser lay out all of it again. Never rejects.
 */
export const loadDetailFonts = once(async () => {
  await Promise.allSettled([
    document.fonts.load("1em 'IBM Plex Sans'", '\u2122'),
    document.fonts.load("1em 'IBM Plex Mono'"),
  ]);
});
