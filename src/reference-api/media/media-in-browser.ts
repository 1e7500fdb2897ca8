import type { MediaReader } from '#src/reference-api/media/media-reader.ts';

/** URLs of the recorded files. They are separate files of the build, never part of a script. */
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
