import type { Podcast } from '#src/contracts/learning.ts';
import { courses } from '#src/reference-api/content/courses.ts';
import {
  episodes,
  type Episode,
  type GuestFirm,
  spokenLines,
  type Speakers,
} from '#src/reference-api/content/episodes.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { findRecording, chaptersOf, recordingFiles } from '#src/reference-api/media/recordings.ts';
import { episodeCues } from '#src/reference-api/media/spoken-cues.ts';
import { randomPerson } from '#src/reference-api/seed/random-person.ts';
import {
  scaledPart,
  type SeededManufacturer,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';

/** Weekly conversations, newest first; each series has its own host. */
export function seedPodcasts(context: SeedContext): void {
  const included = scaledPart(context, episodes);
  const usedNames = new Set(episodes.flatMap(({ recorded }) => recorded?.guest ?? []));
  for (const [index, episode] of included.entries()) {
    const id = index + 1;
    const random = context.random('podcast', id);
    const recorded = episode.recorded;
    const host = recorded?.host ?? randomPerson(context.random('podcast-host', episode.series)).name;
    const guest = recorded?.guest ?? newGuest(host, usedNames, random);
    const manufacturer = episode.firm === 'manufacturer' ? manufacturerOf(context, episode, random) : null;
    const firm =
      recorded?.firm ?? manufacturer?.company.companyNoHtml ?? firmNameOf(episode.firm, guest, random);
    const podcast: Podcast = {
      id,
      title: episode.title,
      summary: episode.summary,
      series: episode.series,
      episode: included.length - index,
      topics: [...episode.topics],
      sections: [...episode.sections],
      ...transcriptOf(episode, { host, guest, firm }),
      ...recordingFields(id, episode),
      guests: [guest],
      ceuId: courseIdOf(context, episode),
      picture: `/api/files/podcast/${id}/cover.svg`,
      published_at: context.ago(2 + index * 7),
    };
    context.world.podcasts.set(id, podcast);
    context.world.contacts.set(id, [
      {
        id: id * 10 + 1,
        name: guest,
        role: episode.guest,
        firm,
        email: manufacturer
          ? `${asciiOf(guest.split(' ').at(-1) ?? 'info')}@${manufacturer.company.webabrv}.example`
          : null,
        url: manufacturer
          ? (manufacturer.company.urls[0]?.url ?? null)
          : `https://www.${asciiOf(firm)}.example/`,
      },
    ]);
  }
}

/** The fields of an episode's recording, if there is one; then its length and chapters are those of the recording. */
function recordingFields(
  id: number,
  episode: Episode,
): Pick<Podcast, 'recording'> & Partial<Pick<Podcast, 'seconds' | 'chapters'>> {
  const recorded = episode.recorded && findRecording(episode.slug, episodeCues(episode, episode.recorded));
  if (!recorded) return { recording: null };
  return {
    recording: recordingFiles(`/api/files/podcast/${id}`, episode.slug, recorded),
    seconds: recorded.seconds,
    chapters: chaptersOf(recorded),
  };
}

/** A new guest's name. The first name differs from the host's, since transcripts may use first names only. */
function newGuest(host: string, usedNames: Set<string>, random: Random): string {
  const [first] = host.split(' ');
  for (;;) {
    const { name } = randomPerson(random);
    if (name.split(' ')[0] === first || usedNames.has(name)) continue;
    usedNames.add(name);
    return name;
  }
}

/** A manufacturer with products in the episode's main section. */
function manufacturerOf(
  { seededProducts }: SeedContext,
  { sections: [section] }: Episode,
  random: Random,
): SeededManufacturer | null {
  const manufacturers = new Set(
    seededProducts
      .filter(({ profile }) => profile.number === section)
      .map(({ manufacturer }) => manufacturer),
  );
  return manufacturers.size > 0 ? random.pick([...manufacturers]) : null;
}

const businesses: Record<GuestFirm, readonly string[]> = {
  architects: ['Architects', 'Architecture Studio', 'Design Partners'],
  consultants: ['Building Consultants', 'Consulting', 'Consulting Group'],
  engineers: ['Engineers', 'Engineering Group', 'Consulting Engineers'],
  builders: ['Builders', 'Construction', 'Contracting'],
  schools: ['School District', 'Public Schools'],
  campus: ['University', 'College'],
  hospitals: ['Health System', 'Regional Hospitals'],
  agency: ['County Public Works', 'Transit Authority'],
  manufacturer: ['Building Consultants'],
};

function firmNameOf(kind: GuestFirm, guest: string, random: Random): string {
  const named = random.chance(0.4) ? guest : randomPerson(random).name;
  return `${named.split(' ').slice(1).join(' ')} ${random.pick(businesses[kind])}`;
}

/** The course that gives credit for an episode; null if this world is too small to have it. */
function courseIdOf({ world }: SeedContext, { course }: Episode): number | null {
  const id = courses.findIndex(({ slug }) => slug === course) + 1;
  return world.courses.has(id) ? id : null;
}

const asciiOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const SECONDS_PER_WORD = 60 / 150;

/** The lines with their speakers, and the start of each chapter at 150 words per minute. */
function transcriptOf(
  episode: Episode,
  speakers: Speakers,
): Pick<Podcast, 'transcript' | 'chapters' | 'seconds'> {
  const turns: string[] = [];
  const chapters: Podcast['chapters'] = [];
  let words = 0;
  const seconds = () => Math.round(words * SECONDS_PER_WORD);
  for (const { speaker, text } of spokenLines(episode, speakers)) {
    if (speaker === null) chapters.push({ title: text, seconds: seconds() });
    else {
      turns.push(`${speaker}: ${text}`);
      words += text.split(' ').length;
    }
  }
  return { transcript: turns.join('\n\n'), chapters, seconds: seconds() };
}
