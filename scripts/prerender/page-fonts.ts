/** The fonts besides that of most text: by the name that `src/styles/fonts` has for each, whether some markup is drawn with it. */
const faces: Readonly<Record<string, (markup: string) => boolean>> = {
  'ibm-plex-mono-400': (markup) => / class="(?:[^"]* )?mono[ "]/.test(markup),
  // Those that names and measures of this trade mostly have; a letter that is not here comes as before, when it is drawn.
  'ibm-plex-sans-400-600-rare': (markup) => /[§®±²³¼½¾‘•′™−ÄÖÜßäéöøüñ]/.test(markup),
};

export const fontNames: readonly string[] = Object.keys(faces);

/**
 * Names the fonts that some markup is drawn with, so that they are there when it is first drawn: each that comes after makes the
 * browser lay out the whole page again.
 */
export function pageFonts(manifest: Readonly<Record<string, { file: string }>>): (markup: string) => string {
  const files = Object.entries(faces).map(([name, isUsed]) => {
    const file = manifest[`src/styles/fonts/${name}.woff2`]?.file;
    return { file, isUsed };
  });
  return (markup) =>
    files
      .filter(({ file, isUsed }) => file !== undefined && isUsed(markup))
      .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      .join('');
}
