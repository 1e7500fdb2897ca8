import { execFileSync } from 'node:child_process';
import type { SpokenCue } from '../../src/reference-api/door/studio.ts';

const RATE = 22_050;
const BYTES_PER_SECOND = RATE * 2;
/** Silences in seconds. */
const LEAD = 0.4;
const BETWEEN = 0.16;
const NEW_SPEAKER = 0.35;
const NEW_CHAPTER = 0.7;
const TAIL = 0.8;

/** Abbreviations that are said letter by letter. */
const spelled =
  /\b(?:ADA|ASCE|ASTC|ASTM|BIM|CAC|CAD|CSI|EPD|FM|GWP|HPD|IFC|NFPA|NFRC|NRC|OITC|PDF|RFI|SHGC|STC|TPO|UL|VOC)(s?)\b/g;

/** As espeak-ng says it well. */
function sayable(text: string): string {
  return text
    .replaceAll(spelled, (found, plural: string) =>
      found
        .slice(0, found.length - plural.length)
        .split('')
        .join(' ')
        .concat(plural && ' s'),
    )
    .replaceAll(/[“”]/g, '');
}

export interface Spoken {
  /** A WAV file of one channel, whole seconds long. */
  wav: Buffer;
  seconds: number;
  /** When each cue begins and ends. */
  times: readonly (readonly [start: number, end: number])[];
}

/** Speaks the cues one after another, so that the time of each is known and not estimated. */
export function speak(cues: readonly SpokenCue[], voiceOf: (speaker: string | null) => string): Spoken {
  const pieces: Buffer[] = [silence(LEAD)];
  const times: [number, number][] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, { speaker, text, chapter }] of cues.entries()) {
    if (index > 0) {
      const isTurn = speaker !== cues[index - 1]?.speaker;
      add(silence(chapter === null ? (isTurn ? NEW_SPEAKER : BETWEEN) : NEW_CHAPTER));
    }
    const start = length / BYTES_PER_SECOND;
    add(spoken(text, voiceOf(speaker)));
    times.push([start, length / BYTES_PER_SECOND]);
  }
  const seconds = Math.ceil(length / BYTES_PER_SECOND + TAIL);
  add(Buffer.alloc(seconds * BYTES_PER_SECOND - length));
  return { wav: wavOf(Buffer.concat(pieces)), seconds, times };
}

function spoken(text: string, voice: string): Buffer {
  const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '172', '-g', '1', '--stdout', sayable(text)], {
    maxBuffer: 32_000_000,
  });
  const samples = wav.subarray(44);
  // What espeak-ng adds at the end is more than a pause.
  let end = samples.length - (samples.length % 2);
  while (end > 2 && Math.abs(samples.readInt16LE(end - 2)) < 90) end -= 2;
  return samples.subarray(0, Math.min(samples.length - (samples.length % 2), end + 1_200));
}

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(seconds * RATE) * 2);

function wavOf(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(BYTES_PER_SECOND, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
