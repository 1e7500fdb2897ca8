import { fetchFile } from '#src/api/files.ts';
import { readCaptions, type Cue } from '#src/lib/web-vtt.ts';

export type MediaTexts =
  | { cues: readonly Cue[]; chapters: readonly { title: string; start: number }[]; problem?: never }
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
  return { cues: captions.cues, chapters: starts.map(({ text, start }) => ({ title: text, start })) };
}

async function cuesAt(
  url: string | null,
  signal: AbortSignal,
): Promise<{ cues: Cue[] } | { problem: string }> {
  if (url === null) return { cues: [] };
  const name = url.split('/').at(-1) ?? '';
  const { data, error } = await fetchFile({ url, name, format: 'VTT', bytes: null, updated: '' }, { signal });
  if (error) return { problem: error.message };
  const cues = readCaptions(await data.text());
  return cues === null ? { problem: 'The server sent something else instead.' } : { cues };
}
