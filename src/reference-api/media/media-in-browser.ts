import type { MediaReader } from '#src/reference-api/media/media-reader.ts';

/** The addresses of the files in a build that carries them; they are files beside the scripts and in none. */
const addresses = import.meta.glob<string>('../public/media/*.{mp4,m4a}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads recorded files from the host of the demo. */
export const mediaInBrowser: MediaReader = async (file) => {
  const address = addresses[`../public/media/${file}`];
  if (address === undefined) return null;
  const answer = await fetch(address);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
};
