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

const known = new Map<string, Promise<Uint8Array>>();

/** A font of ours as a WOFF file, for documents to embed. Rejects with a `TypeError` where it cannot be had. */
export function loadDocumentFont({ weight, script }: FontFile): Promise<Uint8Array> {
  const address = addresses[script][weight];
  const found = known.get(address) ?? fetchBytes(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`A font could not be loaded (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}
