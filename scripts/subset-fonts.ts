import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the small fonts of `src/styles/fonts`, after an upgrade of IBM Plex: node scripts/subset-fonts.ts
 *
 * One holds what nearly every page of this site needs; another has accents and rarer signs; `fonts.css` has the whole Latin
 * file for all else. Browsers fetch a file only for a letter of its range.
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'src/styles/fonts');

/** Printable ASCII without what only code is written with. */
const letters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((letter) => !'\\^`{|}~'.includes(letter))
  .join('');
/** Of the trade, of print, and of names. The same as `unicode-range` in `fonts.css` says. */
const everywhere = `${letters}\u00a0©°·×–—’“”…″›`;
const rare = '\\^`{|}~§®±²³¼½¾‘•′‹⁄™−ÄÅÉÖØÜßàáâãäåæçèéêëíîïñóôõöøùúûü';

const sans = {
  from: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  // Both weights in one file, which is smaller than two.
  variationAxes: { wght: { min: 400, max: 600 } },
};
const faces = [
  { ...sans, small: 'ibm-plex-sans-400-600', text: everywhere },
  { ...sans, small: 'ibm-plex-sans-400-600-rare', text: rare },
  {
    small: 'ibm-plex-mono-400',
    text: everywhere + rare,
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    variationAxes: {},
  },
];

mkdirSync(target, { recursive: true });
for (const { small, text, from, variationAxes } of faces) {
  const whole = readFileSync(join(root, 'node_modules', from));
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    // Figures are of one width anyway.
    keepFeatures: ['kern'],
    noHinting: true,
    // Names of styles for menus, and how the height of lines follows the weight, which it does not.
    dropTables: ['STAT', 'MVAR'],
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
