import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the small fonts of `src/styles/fonts`, after an upgrade of IBM Plex: node scripts/subset-fonts.ts
 *
 * They hold what nearly every page of this site needs; `fonts.css` has the whole Latin files for all else, and browsers
 * fetch those only for a letter that is in none of these. A third of the bytes, before the first text has its look.
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'src/styles/fonts');

const asciiLetters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
/** Of the trade, of print, and of names. The same as `unicode-range` in `fonts.css` says. */
const others = '\u00a0§©®°±²³·¼½¾×–—‘’“”•…′″‹›⁄™−';
const letters = 'ÄÅÉÖØÜßàáâãäåæçèéêëíîïñóôõöøùúûü';

/** The features that this text is shaped with: kerning, and accents where they belong. Figures are of one width anyway. */
const features = ['kern', 'ccmp', 'mark', 'mkmk'];

const faces = [
  {
    small: 'ibm-plex-sans-400-600',
    from: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    // Both weights in one file, which is smaller than two.
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    small: 'ibm-plex-mono-400',
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    variationAxes: {},
  },
];

mkdirSync(target, { recursive: true });
for (const { small, from, variationAxes } of faces) {
  const whole = readFileSync(join(root, 'node_modules', from));
  const part = await subsetFont(whole, asciiLetters.join('') + others + letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes,
  });
  writeFileSync(join(target, `${small}.woff2`), part);
  console.log(`${small}: ${whole.length} → ${part.length} bytes`);
}
for (const family of ['ibm-plex-sans', 'ibm-plex-mono'])
  copyFileSync(
    join(root, 'node_modules/@fontsource', family, 'LICENSE'),
    join(target, `${family}-license.txt`),
  );
