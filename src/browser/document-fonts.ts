import sansLatin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff';
import sansLatinBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff';
import sansLatinExt from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff';
import sansLatinExtBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff';
import sansCyrillic from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff';
import sansCyrillicBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-600-normal.woff';
import sansGreek from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff';
import sansGreekBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-600-normal.woff';
import serifLatin from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.woff';
import serifLatinBold from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-600-normal.woff';
import serifLatinExt from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-ext-400-normal.woff';
import serifLatinExtBold from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-ext-600-normal.woff';
import serifCyrillic from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-cyrillic-400-normal.woff';
import serifCyrillicBold from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-cyrillic-600-normal.woff';
import monoLatin from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff';
import monoLatinBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff';
import monoLatinExt from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff';
import monoLatinExtBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-600-normal.woff';
import monoCyrillic from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-cyrillic-400-normal.woff';
import monoCyrillicBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-cyrillic-600-normal.woff';

interface Weights {
  400: string;
  600: string;
}

type Script = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

/** Only the sans serif family has Greek. */
const addresses: Readonly<Record<'sans' | 'serif' | 'mono', Readonly<Partial<Record<Script, Weights>>>>> = {
  sans: {
    latin: { 400: sansLatin, 600: sansLatinBold },
    'latin-ext': { 400: sansLatinExt, 600: sansLatinExtBold },
    cyrillic: { 400: sansCyrillic, 600: sansCyrillicBold },
    greek: { 400: sansGreek, 600: sansGreekBold },
  },
  serif: {
    latin: { 400: serifLatin, 600: serifLatinBold },
    'latin-ext': { 400: serifLatinExt, 600: serifLatinExtBold },
    cyrillic: { 400: serifCyrillic, 600: serifCyrillicBold },
  },
  mono: {
    latin: { 400: monoLatin, 600: monoLatinBold },
    'latin-ext': { 400: monoLatinExt, 600: monoLatinExtBold },
    cyrillic: { 400: monoCyrillic, 600: monoCyrillicBold },
  },
};

interface FontFile {
  /** Sans serif by default. */
  family?: keyof typeof addresses | undefined;
  weight: 400 | 600;
  script: Script;
}

/** Timeout for a font, in ms. */
const longestMs = 20_000;

/** One of our fonts as WOFF, to embed in documents. Rejects with a `TypeError` if it can't be loaded. */
export async function loadDocumentFont(
  { family = 'sans', weight, script }: FontFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const address = addresses[family][script]?.[weight];
    if (address === undefined) throw new Error(`No ${script} in ${family}`);
    const answer = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new TypeError('A font could not be loaded', { cause });
  }
}
