import type { Video, Webinar } from '#src/contracts/content.ts';
import { templatesIn } from '#src/reference-api/content/templates.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { lookupOf, makeValues } from '#src/reference-api/seed/make-values.ts';
import {
  amountInWorld,
  datesOf,
  spreadEvenly,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';

const STANDARD_VIDEOS = 146;
const STANDARD_WEBINARS = 42;

const subjects = templatesIn('video-subjects', makeValues);

/** Videos with a poster and captions. The films themselves are on the manufacturers' sites. */
export function seedVideos(seeding: Seeding): void {
  for (const make of spreadEvenly(seeding.makes, amountInWorld(seeding, STANDARD_VIDEOS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('video');
    const random = seeding.random('video', id);
    const subject = subjects[id % subjects.length];
    if (!subject) continue;
    const lookup = lookupOf(make, random);
    const title = subject.title(lookup, random);
    const summary = subject.summary(lookup, random);
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
        ...datesOf(seeding, random, 5),
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

/** The manufacturer's page with the film; null without a site. */
function watchUrlOf({ company }: MadeProduct['maker'], id: number): string | null {
  const site = company.urls[0]?.url;
  return site !== undefined && URL.canParse(site) ? new URL(`/videos/${id}`, site).href : null;
}

const lessons = templatesIn('webinar-subjects', makeValues);

export function seedWebinars(seeding: Seeding): void {
  for (const make of spreadEvenly(seeding.makes, amountInWorld(seeding, STANDARD_WEBINARS))) {
    const { maker, product } = make;
    const id = seeding.world.content.nextId('webinar');
    const random = seeding.random('webinar', id);
    const lesson = lessons[(id - 1) % lessons.length];
    if (!lesson) continue;
    const lookup = lookupOf(make, random);
    const title = lesson.title(lookup, random);
    const summary = lesson.summary(lookup, random);
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
