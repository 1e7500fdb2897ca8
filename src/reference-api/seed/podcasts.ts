import type { Podcast } from '#src/contracts/learning.ts';
import { courses } from '#src/reference-api/content/courses.ts';
import {
  episodes,
  type Episode,
  type GuestFirm,
  spokenBy,
  type Speakers,
} from '#src/reference-api/content/episodes.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { recordedAs, chaptersOf, recordingAt } from '#src/reference-api/media/recordings.ts';
import { spokenInEpisode } from '#src/reference-api/media/spoken.ts';
import { userIdOf } from '#src/reference-api/seed/persons.ts';
import { partInWorld, type Maker, type Seeding } from '#src/reference-api/seed/seeding.ts';

/** Weekly conversations, newest first; each series has its own host. */
export function seedPodcasts(seeding: Seeding): void {
  const told = partInWorld(seeding, episodes);
  const heard = new Set(episodes.flatMap(({ recorded }) => recorded?.guest ?? []));
  for (const [index, episode] of told.entries()) {
    const id = index + 1;
    const random = seeding.random('podcast', id);
    const made = episode.recorded;
    const host = made?.host ?? userIdOf(seeding.random('podcast-host', episode.series)).name;
    const guest = made?.guest ?? newGuest(host, heard, random);
    const maker = episode.firm === 'maker' ? makerOf(seeding, episode, random) : null;
    const firm = made?.firm ?? maker?.company.companyNoHtml ?? firmNameOf(episode.firm, guest, random);
    const podcast: Podcast = {
      id,
      title: episode.title,
      summary: episode.summary,
      series: episode.series,
      episode: told.length - index,
      topics: [...episode.topics],
      sections: [...episode.sections],
      ...transcriptOf(episode, { host, guest, firm }),
      ...soundOf(id, episode),
      guests: [guest],
      ceuId: courseIdOf(seeding, episode),
      published_at: seeding.ago(2 + index * 7),
    };
    seeding.world.podcasts.set(id, podcast);
    seeding.world.contacts.set(id, [
      {
        id: id * 10 + 1,
        name: guest,
        role: episode.guest,
        firm,
        email: maker
          ? `${asciiOf(guest.split(' ').at(-1) ?? 'info')}@${maker.company.webabrv}.example`
          : null,
        url: maker ? (maker.company.urls[0]?.url ?? null) : `https://www.${asciiOf(firm)}.example/`,
      },
    ]);
  }
}

/** A recorded episode has the length and chapters of its recording. */
function soundOf(
  id: number,
  episode: Episode,
): Pick<Podcast, 'recording'> & Partial<Pick<Podcast, 'seconds' | 'chapters'>> {
  const recorded = episode.recorded && recordedAs(episode.slug, spokenInEpisode(episode, episode.recorded));
  if (!recorded) return { recording: null };
  return {
    recording: recordingAt(`/api/files/podcast/${id}`, episode.slug, recorded),
    seconds: recorded.seconds,
    chapters: chaptersOf(recorded),
  };
}

/** A new guest. The first name must differ from the host's, or the transcript could not distinguish them. */
function newGuest(host: string, heard: Set<string>, random: Random): string {
  const [first] = host.split(' ');
  for (;;) {
    const { name } = userIdOf(random);
    if (name.split(' ')[0] === first || heard.has(name)) continue;
    heard.add(name);
    return name;
  }
}

/** A manufacturer with products in the episode's main section. */
function makerOf({ makes }: Seeding, { sections: [section] }: Episode, random: Random): Maker | null {
  const makers = new Set(makes.filter(({ profile }) => profile.number === section).map(({ maker }) => maker));
  return makers.size > 0 ? random.pick([...makers]) : null;
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
  maker: ['Building Consultants'],
};

function firmNameOf(kind: GuestFirm, guest: string, random: Random): string {
  const named = random.chance(0.4) ? guest : userIdOf(random).name;
  return `${named.split(' ').slice(1).join(' ')} ${random.pick(businesses[kind])}`;
}

/** The course that gives credit for an episode; null if this world is too small to have it. */
function courseIdOf({ world }: Seeding, { course }: Episode): number | null {
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
  for (const { speaker, text } of spokenBy(episode, speakers)) {
    if (speaker === null) chapters.push({ title: text, seconds: seconds() });
    else {
      turns.push(`${speaker}: ${text}`);
      words += text.split(' ').length;
    }
  }
  return { transcript: turns.join('\n\n'), chapters, seconds: seconds() };
}
