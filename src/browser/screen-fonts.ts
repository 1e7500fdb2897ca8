import { once } from '#src/lib/once.ts';

/**
 * Loads the fonts that detail screens mostly need and lists don't: rare letters and numbers. A font that loads after its screen
 * causes a full layout. Never rejects.
 */
export const loadDetailFonts = once(async () => {
  await Promise.allSettled([
    document.fonts.load("1em 'IBM Plex Sans'", '\u2122'),
    document.fonts.load("1em 'IBM Plex Mono'"),
  ]);
});
