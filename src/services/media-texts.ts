import { fetchFile } from '#src/api/files.ts';
import { textOfBytes } from '#src/lib/text-encoding.ts';
import { isWebVtt, readCaptions, type Cue } from '#src/lib/web-vtt.ts';

export type MediaTexts =
  | {
      cues: readonly Cue[];
      chapters: readonly { title: string; start: number }[];
      /** Whether browsers show the file as captions by themselves: WebVTT. */
      isForBrowsers: boolean;
      problem?: never;
    }
  | { problem: string };

/** Captions and chapters of a recording. Never throws. Unreadable captions are a problem; unreadable chapters are left out. */
export async function loadMediaTexts(
  addresses: { captions: string | null; chapters: string | null },
  signal: AbortSignal,
): Promise<MediaTexts> {
  const [captions, chapters] = await Promise.all([
    cuesAt(addresses.captions, signal),
    cuesAt(addresses.chapters, signal),
  ]);
  if ('problem' in captions) return captions;
  const starts = 'problem' in chapters ? [] : chapters.cues;
  const { cues, isForBrowsers } = captions;
  return { cues, isForBrowsers, chapters: starts.map(({ text, start }) => ({ title: text, start })) };
}

async function cuesAt(
  url: string | null,
  signal: AbortSignal,
): Promise<{ cues: Cue[]; isForBrowsers: boolean } | { problem: string }> {
  if (url === null) return { cues: [], isForBrowsers: true };
  const name = url.split('/').at(-1) ?? '';
  const { data, error } = await fetchFile({ url, name, format: 'VTT', bytes: null, updated: '' }, { signal });
  if (error) return { problem: error.message };
  const text = textOfBytes(new Uint8Array(await data.arrayBuffer()));
  const cues = readCaptions(text);
  if (cues === null) return { problem: 'The server sent something else instead.' };
  return { cues, isForBrowsers: isWebVtt(text) };
}
