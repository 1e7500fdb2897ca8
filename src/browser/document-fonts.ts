import cyrillicBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-600-normal.woff';
import cyrillic from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff';
import greekBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-600-normal.woff';
import greek from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff';
import latinBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff';
import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff';
import latinExtBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff';
import latinExt from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff';

const addresses = {
  latin: { 400: latin, 600: latinBold },
  'latin-ext': { 400: latinExt, 600: latinExtBold },
  greek: { 400: greek, 600: greekBold },
  cyrillic: { 400: cyrillic, 600: cyrillicBold },
} as const;

interface FontFile {
  weight: 400 | 600;
  script: keyof typeof addresses;
}

/** Timeout for a font, in ms. */
const longestMs = 20_000;

/** One of our fonts as WOFF, to embed in documents. Rejects with a `TypeError` if it can't be loaded. */
export async function loadDocumentFont(
  { weight, script }: FontFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const answer = await fetch(addresses[script][weight], {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new TypeError('A font could not be loaded', { cause });
  }
}
