import type { Video, Webinar } from '#src/contracts/content.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { amount, lifeOf, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered, titleCase } from '#src/reference-api/seed/titles.ts';

const STANDARD_VIDEOS = 146;
const STANDARD_WEBINARS = 42;

/** What a video shows: its title, and a sentence on it. */
const subjects: readonly ((make: Make) => readonly [title: string, summary: string])[] = [
  ({ product, profile }) => [
    `Installing ${product.tradename}: ${titleCase(profile.assembly)} from the First Course`,
    `A crew of two installs ${lowered(product.noun)} on a full-size mock-up, in real time. ${profile.installation[0] ?? ''}`,
  ],
  ({ product, profile }) => [
    `${product.title} in Three Minutes`,
    `${profile.descriptions[0] ?? ''} What it is for, what it is not for, and which model to write into the section.`,
  ],
  ({ profile, product }) => [
    `How ${profile.standards[0]?.split(' - ')[0] ?? 'the test'} Is Run on ${titleCase(product.noun)}s`,
    `In the laboratory with ${product.tradename}: the specimen, the load, the moment it counts, and how to read the report.`,
  ],
  ({ profile, product }) => [
    `Five Mistakes at the ${titleCase(profile.assembly)} and How to Draw Around Them`,
    `${profile.limitations[0] ?? ''} Each mistake is shown in place and next to the detail that avoids it, with ${product.tradename}.`,
  ],
  ({ maker, product }) => [
    `From Coil to Crate: ${product.tradename} at the Works in ${maker.company.address?.city ?? 'Town'}`,
    `A walk through the plant where ${lowered(product.noun)} is made, cut, checked and packed.`,
  ],
  ({ product, profile }) => [
    `Field Repair of ${product.tradename}`,
    `What may be repaired, what has to be replaced, and how to document it. ${profile.installation.at(-1) ?? ''}`,
  ],
];

/** Videos: a poster and captions; the library holds no film itself, the manufacturer's site does. */
export function seedVideos(seeding: Seeding): void {
  for (const make of spread(seeding.makes, amount(seeding, STANDARD_VIDEOS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('video');
    const random = seeding.random('video', id);
    const subject = subjects[id % subjects.length];
    if (!subject) continue;
    const [title, summary] = subject(make);
    const captions = random.chance(0.8);
    const video: Video = {
      ...commonOf({
        type: 'video',
        id,
        title,
        maker,
        csi: product.csi.slice(0, 1),
        productIds: [product.id],
        summary,
        ...lifeOf(seeding, random, 5),
        picture: `/api/files/video/${id}/poster.svg`,
        files: captions
          ? [
              ['VTT', `${maker.code}_${id}_captions.vtt`],
              ['TXT', `${maker.code}_${id}_transcript.txt`],
            ]
          : [],
      }),
      content_type: 'video',
      seconds: random.whole(95, 900),
      captions,
      credits: null,
    };
    seeding.world.content.add(video);
  }
}

const lessons: readonly ((make: Make) => readonly [title: string, summary: string])[] = [
  ({ profile }) => [
    `Detailing the ${titleCase(profile.assembly)}: Continuity Before Products`,
    `An hour on the four control layers where they meet. ${profile.limitations[0] ?? ''}`,
  ],
  ({ profile }) => [
    `Reading ${profile.standards[0]?.split(' - ')[0] ?? 'Test Reports'} Like a Reviewer`,
    `What the number means, what it does not, and which tolerance belongs in the specification. ${profile.descriptions[1] ?? ''}`,
  ],
  ({ profile }) => [
    `Embodied Carbon of ${titleCase(profile.assembly)} Assemblies`,
    'How declared units, system boundaries and product category rules decide whether two declarations may be compared at all.',
  ],
  ({ profile }) => [
    `What Goes Wrong on Site: ${titleCase(profile.assembly)}`,
    `Photographs from a hundred inspections, sorted by cause. ${profile.installation[1] ?? ''}`,
  ],
];

export function seedWebinars(seeding: Seeding): void {
  for (const make of spread(seeding.makes, amount(seeding, STANDARD_WEBINARS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('webinar');
    const random = seeding.random('webinar', id);
    const lesson = lessons[(id - 1) % lessons.length];
    if (!lesson) continue;
    const [title, summary] = lesson(make);
    const isAhead = id % 5 === 2;
    const day = seeding.ago(isAhead ? -random.whole(3, 90) : random.whole(10, 900));
    const published = isAhead ? seeding.ago(random.whole(1, 20)) : day;
    const credits = random.chance(0.7) ? random.pick([1, 1, 1.5]) : null;
    const webinar: Webinar = {
      ...commonOf({
        type: 'webinar',
        id,
        title,
        maker,
        csi: product.csi.slice(0, 1),
        productIds: [product.id],
        summary,
        created_at: published,
        updated_at: published,
        picture: `/api/files/webinar/${id}/poster.svg`,
        files: isAhead ? [] : [['PDF', `${maker.code}_webinar-${id}_handout.pdf`]],
      }),
      content_type: 'webinar',
      seconds: random.pick([2700, 3600, 3600, 5400]),
      captions: !isAhead && random.chance(0.9),
      credits,
      creditKind: credits === null ? null : random.pick(['AIA LU', 'AIA LU/HSW', 'AIA LU/HSW']),
      provider: maker.company.companyNoHtml,
      startsAt: `${day}T${random.pick(['15:00:00Z', '17:00:00Z', '19:00:00Z'])}`,
    };
    seeding.world.content.add(webinar);
  }
}
