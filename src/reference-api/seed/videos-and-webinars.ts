import type { Video, Webinar } from '#src/contracts/content.ts';
import { templatesIn } from '#src/reference-api/content/templates.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { productLookup, productPlaceholders } from '#src/reference-api/seed/product-placeholders.ts';
import {
  scaledCount,
  datesOf,
  spreadEvenly,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';

const STANDARD_VIDEOS = 146;
const STANDARD_WEBINARS = 42;

/** Nothing of forms is filmed, detailed, or weighed. */
const shownOf = ({ seededProducts }: SeedContext): SeededProduct[] =>
  seededProducts.filter(({ profile }) => !profile.number.startsWith('00'));

const videoSubjects = templatesIn('video-subjects', productPlaceholders);

/** Videos with a poster and captions. The films themselves play on the manufacturers' sites. */
export function seedVideos(context: SeedContext): void {
  for (const seeded of spreadEvenly(shownOf(context), scaledCount(context, STANDARD_VIDEOS))) {
    const { manufacturer, product } = seeded;
    const id = context.world.content.nextId('video');
    const random = context.random('video', id);
    const lookup = productLookup(seeded, random);
    const subject = [...videoSubjects.slice(id % videoSubjects.length), ...videoSubjects].find(({ suits }) =>
      suits(lookup),
    );
    if (!subject) continue;
    const title = subject.title(lookup, random);
    const summary = subject.summary(lookup, random);
    const captions = random.chance(0.8);
    const video: Video = {
      ...commonFields({
        type: 'video',
        id,
        title,
        manufacturer,
        csi: product.csi.slice(0, 1),
        productIds: [product.id],
        summary,
        ...datesOf(context, random, 5),
        picture: `/api/files/video/${id}/poster.svg`,
        files: captions
          ? [
              ['VTT', `${manufacturer.code}_${id}_captions.vtt`],
              ['TXT', `${manufacturer.code}_${id}_transcript.txt`],
            ]
          : [],
      }),
      content_type: 'video',
      seconds: lengthOf(title, random.integer(95, 900)),
      captions,
      credits: null,
      recording: null,
      watchUrl: watchUrlOf(manufacturer, id),
    };
    context.world.content.add(video);
  }
}

const minuteWords = ['One', 'Two', 'Three', 'Four', 'Five'];

/** A film whose title says how many minutes it lasts is within ten seconds of that. */
function lengthOf(title: string, seconds: number): number {
  const minutes = minuteWords.indexOf(/ in (\w+) Minutes$/.exec(title)?.[1] ?? '') + 1;
  return minutes === 0 ? seconds : minutes * 60 - 10 + (seconds % 21);
}

/** The manufacturer's page with the film; null without a site. */
function watchUrlOf({ company }: SeededProduct['manufacturer'], id: number): string | null {
  const site = company.urls[0]?.url;
  return site !== undefined && URL.canParse(site) ? new URL(`/videos/${id}`, site).href : null;
}

const webinarSubjects = templatesIn('webinar-subjects', productPlaceholders);

export function seedWebinars(context: SeedContext): void {
  for (const seeded of spreadEvenly(shownOf(context), scaledCount(context, STANDARD_WEBINARS))) {
    const { manufacturer, product } = seeded;
    const id = context.world.content.nextId('webinar');
    const random = context.random('webinar', id);
    const subject = webinarSubjects[(id - 1) % webinarSubjects.length];
    if (!subject) continue;
    const lookup = productLookup(seeded, random);
    const title = subject.title(lookup, random);
    const summary = subject.summary(lookup, random);
    const isUpcoming = id % 5 === 2;
    const day = context.ago(isUpcoming ? -random.integer(3, 90) : random.integer(10, 900));
    const published = isUpcoming ? context.ago(random.integer(1, 20)) : day;
    const credits = random.chance(0.7) ? random.pick([1, 1, 1.5]) : null;
    const webinar: Webinar = {
      ...commonFields({
        type: 'webinar',
        id,
        title,
        manufacturer,
        csi: product.csi.slice(0, 1),
        productIds: [product.id],
        summary,
        created_at: published,
        updated_at: published,
        picture: `/api/files/webinar/${id}/poster.svg`,
        files: isUpcoming ? [] : [['PDF', `${manufacturer.code}_webinar-${id}_handout.pdf`]],
      }),
      content_type: 'webinar',
      seconds: random.pick([2700, 3600, 3600, 5400]),
      captions: !isUpcoming && random.chance(0.9),
      credits,
      creditKind: credits === null ? null : random.pick(['LU', 'LU|HSW', 'LU|HSW']),
      provider: manufacturer.company.companyNoHtml,
      startsAt: `${day}T${random.pick(['15:00:00Z', '17:00:00Z', '19:00:00Z'])}`,
      recording: null,
    };
    context.world.content.add(webinar);
  }
}
