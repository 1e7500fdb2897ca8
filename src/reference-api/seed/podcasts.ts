import type { Podcast } from '#src/contracts/learning.ts';
import { userIdOf, type Person } from '#src/reference-api/seed/persons.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';
import { amount, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered, titleCase } from '#src/reference-api/seed/titles.ts';
import { topics, type Topic } from '#src/reference-api/seed/topics.ts';
import type { Random } from '#src/reference-api/random.ts';

const STANDARD = 84;

/** Interviews, weekly, with transcripts; every fourth gives credit through a course of its division. */
export function seedPodcasts(seeding: Seeding): void {
  const makes = spread(seeding.makes, amount(seeding, STANDARD));
  const courses = [...seeding.world.courses.values()];
  for (const [index, make] of makes.entries()) {
    const id = index + 1;
    const random = seeding.random('podcast', id);
    const topic = topics[(index * 3 + Math.floor(index / topics.length)) % topics.length];
    if (!topic) continue;
    const guest = userIdOf(random);
    const host = userIdOf(seeding.random('podcast-host', index % 2));
    const isOutside = random.chance(0.4);
    const firm = isOutside
      ? `${userIdOf(random).name.split(' ').at(-1) ?? ''} Architects`
      : make.maker.company.companyNoHtml;
    const course = courses.find(({ division }) => division === make.profile.number.slice(0, 2));
    const transcript = transcriptOf(topic, make, guest, host, firm, random);
    const podcast: Podcast = {
      id,
      title: topic.title(titleCase(thingsOf(make.profile))),
      summary: `${guest.name} of ${firm} on ${topic.question(thingsOf(make.profile))}.`,
      episode: makes.length - index,
      seconds: Math.round(transcript.split(/\s+/).length / 2.4) + random.whole(600, 1500),
      audio: null,
      transcript,
      guests: [guest.name],
      ceuId: course && index % 4 === 0 ? course.id : null,
      published_at: seeding.ago(2 + index * 7),
    };
    seeding.world.podcasts.set(id, podcast);
    seeding.world.contacts.set(id, [
      {
        id: id * 10 + 1,
        name: guest.name,
        role: isOutside ? 'Principal' : guest.title,
        firm,
        email: isOutside
          ? null
          : `${(guest.name.split(' ').at(-1) ?? 'info').toLowerCase().replaceAll(/[^a-z]/g, '')}@${make.maker.company.webabrv}.example`,
        url: isOutside
          ? `https://www.${firm.toLowerCase().replaceAll(/[^a-z]/g, '')}.example/`
          : (make.maker.company.urls[0]?.url ?? null),
      },
    ]);
  }
}

const welcomes = [
  (guest: string, firm: string, question: string) =>
    `Today I talk with ${guest} of ${firm} about ${question}. Thank you for coming.`,
  (guest: string, firm: string, question: string) =>
    `My guest is ${guest}, who works at ${firm} and has strong opinions on ${question}. Welcome.`,
  (guest: string, firm: string, question: string) =>
    `We get letters on ${question}, so I asked ${guest} from ${firm} to answer them. Good to have you here.`,
];
const replies = [
  'Thank you for having me.',
  'I am glad somebody asks.',
  'It is a pleasure. I brought a sample, so you will hear it knock on the table.',
];

/** A conversation of about a dozen turns, `Name: text` on lines of their own. */
function transcriptOf(
  topic: Topic,
  { profile, product }: Make,
  guest: Person,
  host: Person,
  firm: string,
  random: Random,
): string {
  const [first = 'Host'] = host.name.split(' ');
  const [second = 'Guest'] = guest.name.split(' ');
  const points = random.sample(topic.points, 5);
  const asks = random.sample(topic.asks, 3);
  const lines = [
    [first, random.pick(welcomes)(guest.name, firm, topic.question(thingsOf(profile)))],
    [second, `${random.pick(replies)} ${points[0] ?? ''}`],
    [first, `Let us take ${lowered(product.noun)} as the example. What should a listener know first?`],
    [
      second,
      `${profile.descriptions[0] ?? ''} And then the part that nobody prints in large letters: ${lowered(profile.limitations[0] ?? 'it needs maintenance.')}`,
    ],
    [first, asks[0] ?? ''],
    [second, `${points[1] ?? ''} ${points[2] ?? ''}`],
    [first, asks[1] ?? ''],
    [
      second,
      `I will answer with something from the site. ${profile.installation[0] ?? ''} When that is skipped, the rest hardly matters.`,
    ],
    [first, asks[2] ?? ''],
    [
      second,
      `${points[3] ?? ''} For ${profile.uses[0] ?? 'most buildings'} I would add: ${lowered(profile.limitations[1] ?? 'ask early.')}`,
    ],
    [first, 'One sentence to take along?'],
    [second, points[4] ?? ''],
  ];
  return lines.map(([speaker, text]) => `${speaker ?? ''}: ${text ?? ''}`).join('\n\n');
}
