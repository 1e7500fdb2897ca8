import { readFileSync, writeFileSync } from 'node:fs';

/*
 * Writes the fonts of the sample world's papers as a module. A file would have to be found in three places (browser,
 * tests, plain Node), each in its own way.
 */
const files = ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'];
const rows = files.map((name) => {
  const [, script = '', weight = ''] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const font = import.meta.resolve(
    `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff`,
  );
  const bytes = readFileSync(new URL(font));
  return `  '${name}':\n    '${bytes.toString('base64')}',\n`;
});
writeFileSync(
  new URL('../src/reference-api/files/documents/pdf/pdf-fonts-data.ts', import.meta.url),
  `/** IBM Plex Sans (SIL Open Font License 1.1) as WOFF in base 64; written by \`scripts/write-pdf-fonts.ts\`. */\nexport const pdfFonts = {\n${rows.join('')}} as const;\n`,
);
