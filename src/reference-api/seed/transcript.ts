import type { Podcast } from '#src/contracts/learning.ts';

const SECONDS_PER_WORD = 60 / 150;

export interface Speakers {
  host: string;
  guest: string;
  firm: string;
}

/** The words, by whom they are said, and when each chapter begins if it is said at 150 words a minute. */
export function readScript(
  script: string,
  { host, guest, firm }: Speakers,
): Pick<Podcast, 'transcript' | 'chapters' | 'seconds'> {
  const [hostFirst, guestFirst] = [firstOf(host), firstOf(guest)];
  const turns: string[] = [];
  const chapters: Podcast['chapters'] = [];
  let words = 0;
  const seconds = () => Math.round(words * SECONDS_PER_WORD);
  for (const line of script.trim().split('\n')) {
    const [mark = ''] = line.split(' ');
    const text = line
      .slice(mark.length + 1)
      .replaceAll('{host}', hostFirst)
      .replaceAll('{guest}', guestFirst)
      .replaceAll('{guestName}', guest)
      .replaceAll('{firm}', firm);
    if (mark === '#') chapters.push({ title: text, seconds: seconds() });
    else {
      turns.push(`${mark === 'H:' ? hostFirst : guestFirst}: ${text}`);
      words += text.split(' ').length;
    }
  }
  return { transcript: turns.join('\n\n'), chapters, seconds: seconds() };
}

const firstOf = (name: string) => name.split(' ')[0] ?? name;
