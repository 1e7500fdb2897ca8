import type { Recording } from '#src/contracts/recording.ts';
import type { SpokenCue } from '#src/reference-api/media/cues.ts';
import made from '#src/reference-api/public/media/recordings.json' with { type: 'json' };
import { webVtt, type TimedCue } from '#src/reference-api/media/web-vtt.ts';

/** What `make-media.ts` wrote: length, size, a checksum of the words, and the times of each caption. */
export const recordings: Readonly<
  Record<string, { file: string; seconds: number; bytes: number; words: string; times: string }>
> = made;

/** A recorded text: its file, and each caption with its time. */
export interface RecordedScript {
  file: string;
  seconds: number;
  bytes: number;
  cues: readonly (TimedCue & SpokenCue)[];
}

/** The recording of a text; null if there is none, or if the text has changed since. */
export function findRecording(key: string, spoken: readonly SpokenCue[]): RecordedScript | null {
  const recording = recordings[key];
  if (!recording) return null;
  const times = recording.times.split(' ').map((span) => span.split('-').map(Number));
  if (times.length !== spoken.length) return null;
  const cues = spoken.map((cue, index) => ({
    ...cue,
    start: times[index]?.[0] ?? 0,
    end: times[index]?.[1] ?? 0,
  }));
  return { ...recording, cues };
}

/** Where each chapter begins, in whole seconds; the first at 0. */
export const chaptersOf = ({ cues }: RecordedScript): { title: string; seconds: number }[] =>
  cues.flatMap(({ chapter, start }, index) =>
    chapter === null ? [] : [{ title: chapter, seconds: index === 0 ? 0 : Math.floor(start) }],
  );

/** The files of a recording, named after `stem`, in the folder `at`. */
export function recordingFiles(at: string, stem: string, { file, bytes }: RecordedScript): Recording {
  const extension = file.split('.').at(-1) ?? '';
  return {
    url: `${at}/${stem}.${extension}`,
    mediaType: extension === 'mp4' ? 'video/mp4' : 'audio/mp4',
    bytes,
    captions: `${at}/${stem}_captions.vtt`,
    chapters: `${at}/${stem}_chapters.vtt`,
  };
}

/** The captions or chapters of a recording, by the end of the file name. */
export function captionsOrChapters(recorded: RecordedScript, title: string, name: string): string | null {
  if (name.endsWith('_captions.vtt')) return webVtt(recorded.cues);
  if (name.endsWith('_chapters.vtt')) {
    const chapters = chaptersOf(recorded);
    return webVtt(
      chapters.map(({ title: text, seconds }, index) => ({
        speaker: null,
        text,
        start: seconds,
        end: chapters[index + 1]?.seconds ?? recorded.seconds,
      })),
    );
  }
  if (name.endsWith('_transcript.txt')) return `${title}\n\n${plainLines(recorded.cues)}\n`;
  return null;
}

function plainLines(cues: readonly TimedCue[]): string {
  let speaker: string | null = null;
  return cues
    .map((cue) => {
      const head = cue.speaker === null || cue.speaker === speaker ? '' : `\n${cue.speaker}: `;
      speaker = cue.speaker;
      return head + cue.text;
    })
    .join('\n')
    .trim();
}
