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

/** What the shaping of this text uses: kerning, and accents where they belong. Figures are of one width anyway. */
const features = ['kern', 'ccmp', 'mark', 'mkmk'];

const faces = [
  ['ibm-plex-sans', 400],
  ['ibm-plex-sans', 600],
  ['ibm-plex-mono', 400],
] as const;

mkdirSync(target, { recursive: true });
for (const [family, weight] of faces) {
  const folder = join(root, 'node_modules/@fontsource', family);
  const whole = readFileSync(join(folder, `files/${family}-latin-${weight}-normal.woff2`));
  const small = await subsetFont(whole, asciiLetters.join('') + others + letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(join(target, `${family}-${weight}.woff2`), small);
  console.log(`${family} ${weight}: ${whole.length} → ${small.length} bytes`);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${family}-license.txt`));
}
