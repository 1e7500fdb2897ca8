import type { Video, Webinar } from '#src/contracts/content.ts';
import type { Random } from '#src/reference-api/random.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { amount, lifeOf, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered, titleCase } from '#src/reference-api/seed/titles.ts';

const STANDARD_VIDEOS = 146;
const STANDARD_WEBINARS = 42;

/** A title and a sentence. */
const subjects: readonly ((make: Make, random: Random) => readonly [title: string, summary: string])[] = [
  ({ product, profile }, random) => [
    `Installing ${product.tradename}: ${titleCase(profile.assembly)}, Start to Finish`,
    `${random.pick(['A two-person crew installs a full-size mock-up in real time.', 'From delivery to the last fastener, on a windy day.', 'Every tool is named, and the mistakes are left in.'])} ${profile.installation[0] ?? ''}`,
  ],
  ({ product, profile }, random) => [
    `${product.title} in ${random.pick(['Two', 'Three', 'Four'])} Minutes`,
    `${random.pick(profile.descriptions)} ${random.pick(['Where to use it, and where not to.', 'Which model to write into the section, and why.', `Filmed on a project with ${product.uses[0] ?? 'mixed uses'}.`, 'Ends with the question architects ask most.'])}`,
  ],
  ({ profile, product }, random) => [
    `How ${profile.standards[0]?.split(' - ')[0] ?? 'the test'} Is Run on ${titleCase(product.noun)}s`,
    `${random.pick(['In the lab with', 'An afternoon at the test rig with', 'From specimen to signed report:'])} ${product.tradename}. ${random.pick(['How the specimen is loaded, what is recorded, and how to read the report.', 'Why the first specimen failed, and what changed.', 'Every reading is explained as it is taken.'])}`,
  ],
  ({ profile, product }) => [
    `Five ${titleCase(profile.assembly)} Mistakes and How to Avoid Them`,
    `${profile.limitations[0] ?? ''} Each mistake is shown next to the detail that avoids it, using ${product.tradename}.`,
  ],
  ({ maker, product }) => [
    `Plant Tour: How ${product.tradename} Is Made in ${maker.company.address?.city ?? 'Town'}`,
    `A walk through the plant where ${lowered(product.noun)} is made, cut, checked, and packed.`,
  ],
  ({ product, profile }, random) => [
    `Field Repair of ${product.tradename}`,
    `${random.pick(['What can be repaired and what has to be replaced.', 'How to repair a scratch, a dent, and a hole.', 'How to repair a damaged corner after ten years in service.'])} ${profile.installation.at(-1) ?? ''}`,
  ],
];

/** Videos with a poster and captions; their films are on the manufacturers' sites. */
export function seedVideos(seeding: Seeding): void {
  for (const make of spread(seeding.makes, amount(seeding, STANDARD_VIDEOS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('video');
    const random = seeding.random('video', id);
    const subject = subjects[id % subjects.length];
    if (!subject) continue;
    const [title, summary] = subject(make, random);
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
      recording: null,
      watchUrl: watchUrlOf(maker, id),
    };
    seeding.world.content.add(video);
  }
}

/** The manufacturer's page of the film; null for one without a site. */
function watchUrlOf({ company }: Make['maker'], id: number): string | null {
  const site = company.urls[0]?.url;
  return site !== undefined && URL.canParse(site) ? new URL(`/videos/${id}`, site).href : null;
}

const lessons: readonly ((make: Make, random: Random) => readonly [title: string, summary: string])[] = [
  ({ profile }, random) => [
    `Detailing the ${titleCase(profile.assembly)}: Continuity Before Products`,
    `${random.pick(['One hour on the four control layers and how they connect.', 'Trace each control layer through a section and see where it stops.', 'How to find the weak point of a detail and keep the wall dry.'])} ${random.pick(profile.limitations)}`,
  ],
  ({ profile }, random) => [
    `Reading ${profile.standards[0]?.split(' - ')[0] ?? 'Test Reports'} Like a Reviewer`,
    `${random.pick(['What the number means, and what it doesn’t.', 'One report, page by page, with a reviewer’s questions.', 'Which tolerances belong in the specification.'])} ${random.pick(profile.descriptions)}`,
  ],
  ({ profile, product }, random) => [
    `Embodied Carbon of ${titleCase(profile.assembly)} Assemblies`,
    `${random.pick(['How declared unit, system boundary, and PCR decide whether two declarations can be compared.', 'A worked example, from declaration to square foot.', 'Where the carbon is, and which choices reduce it.'])} ${random.pick([`With ${product.tradename} as the example.`, `For ${profile.uses[0] ?? 'ordinary buildings'}.`])}`,
  ],
  ({ profile }, random) => [
    `What Goes Wrong on Site: ${titleCase(profile.assembly)}`,
    `${random.pick(['Photographs from a hundred inspections, sorted by cause.', 'Five failures, and when each could have been caught.', 'An inspector and a foreman review the same corner.'])} ${random.pick(profile.installation)}`,
  ],
];

export function seedWebinars(seeding: Seeding): void {
  for (const make of spread(seeding.makes, amount(seeding, STANDARD_WEBINARS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('webinar');
    const random = seeding.random('webinar', id);
    const lesson = lessons[(id - 1) % lessons.length];
    if (!lesson) continue;
    const [title, summary] = lesson(make, random);
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
      creditKind: credits === null ? null : random.pick(['LU', 'LU|HSW', 'LU|HSW']),
      provider: maker.company.companyNoHtml,
      startsAt: `${day}T${random.pick(['15:00:00Z', '17:00:00Z', '19:00:00Z'])}`,
      recording: null,
    };
    seeding.world.content.add(webinar);
  }
}
