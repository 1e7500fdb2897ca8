import type { Video, Webinar } from '#src/contracts/content.ts';
import { filmEntries, webinarEntries, type FilmEntry } from '#src/reference-api/content/films.ts';
import { findRecording, recordingFiles, type RecordedScript } from '#src/reference-api/media/recordings.ts';
import { filmCues } from '#src/reference-api/media/spoken-cues.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { scaledPart, type SeededProduct, type SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Days between two films. */
const DAYS_APART = 19;

/** The library's own films. Each shows the first product of its kind, and belongs to that product's manufacturer. */
export function seedFilms(context: SeedContext): void {
  for (const [index, film] of scaledPart(context, filmEntries).entries()) {
    const subject = subjectOf(context, film);
    if (!subject) continue;
    const id = context.world.content.nextId('video');
    const video: Video = {
      ...recordOf(context, film, subject, { type: 'video', id, days: 12 + index * DAYS_APART }),
      content_type: 'video',
      watchUrl: null,
    };
    context.world.content.add(video);
  }
}

/** The library's own recorded webinars. They are short and give no credit. */
export function seedRecordedWebinars(context: SeedContext): void {
  for (const [index, film] of scaledPart(context, webinarEntries).entries()) {
    const subject = subjectOf(context, film);
    if (!subject) continue;
    const id = context.world.content.nextId('webinar');
    const days = 15 + index * DAYS_APART;
    const webinar: Webinar = {
      ...recordOf(context, film, subject, { type: 'webinar', id, days }),
      content_type: 'webinar',
      creditKind: null,
      provider: subject.seeded.manufacturer.company.companyNoHtml,
      startsAt: `${context.ago(days)}T17:00:00Z`,
    };
    context.world.content.add(webinar);
  }
}

interface FilmSubject {
  seeded: SeededProduct;
  recorded: RecordedScript;
}

function subjectOf({ seededProducts }: SeedContext, film: FilmEntry): FilmSubject | null {
  const seeded = seededProducts.find(({ product }) => product.noun === film.noun);
  const recorded = findRecording(film.slug, filmCues(film));
  return seeded && recorded ? { seeded, recorded } : null;
}

function recordOf(
  context: SeedContext,
  film: FilmEntry,
  { seeded: { manufacturer, product }, recorded }: FilmSubject,
  { type, id, days }: { type: 'video' | 'webinar'; id: number; days: number },
) {
  const stem = `${manufacturer.code}_${film.slug}`;
  const published = context.ago(days);
  const common = commonFields({
    type,
    id,
    title: film.title,
    manufacturer,
    csi: product.csi.slice(0, 1),
    productIds: [product.id],
    summary: film.summary,
    created_at: published,
    updated_at: published,
    picture: `/api/files/${type}/${id}/poster.svg`,
    files: [
      ['MP4', `${stem}.mp4`],
      ['VTT', `${stem}_captions.vtt`],
      ['TXT', `${stem}_transcript.txt`],
    ],
  });
  return {
    ...common,
    seconds: recorded.seconds,
    captions: true,
    credits: null,
    recording: recordingFiles(`/api/files/${type}/${id}`, stem, recorded),
  };
}
