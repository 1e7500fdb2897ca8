import type { Video, Webinar } from '#src/contracts/content.ts';
import { writtenFilms, writtenWebinars, type WrittenFilm } from '#src/reference-api/content/films.ts';
import { recordedAs, recordingAt, type Recorded } from '#src/reference-api/media/recordings.ts';
import { spokenInFilm } from '#src/reference-api/media/spoken.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { partInWorld, type MadeProduct, type Seeding } from '#src/reference-api/seed/seeding.ts';

/** Days between two films. */
const DAYS_APART = 19;

/** The library's own films, each shown by the first manufacturer of its subject. */
export function seedFilms(seeding: Seeding): void {
  for (const [index, film] of partInWorld(seeding, writtenFilms).entries()) {
    const shown = shownBy(seeding, film);
    if (!shown) continue;
    const id = seeding.world.content.nextId('video');
    const video: Video = {
      ...recordOf(seeding, film, shown, { type: 'video', id, days: 12 + index * DAYS_APART }),
      content_type: 'video',
      watchUrl: null,
    };
    seeding.world.content.add(video);
  }
}

/** The library's own recorded webinars. They are short and give no credit. */
export function seedBriefings(seeding: Seeding): void {
  for (const [index, film] of partInWorld(seeding, writtenWebinars).entries()) {
    const shown = shownBy(seeding, film);
    if (!shown) continue;
    const id = seeding.world.content.nextId('webinar');
    const days = 15 + index * DAYS_APART;
    const webinar: Webinar = {
      ...recordOf(seeding, film, shown, { type: 'webinar', id, days }),
      content_type: 'webinar',
      creditKind: null,
      provider: shown.make.maker.company.companyNoHtml,
      startsAt: `${seeding.ago(days)}T17:00:00Z`,
    };
    seeding.world.content.add(webinar);
  }
}

interface Shown {
  make: MadeProduct;
  recorded: Recorded;
}

function shownBy({ makes }: Seeding, film: WrittenFilm): Shown | null {
  const make = makes.find(({ product }) => product.noun === film.noun);
  const recorded = recordedAs(film.slug, spokenInFilm(film));
  return make && recorded ? { make, recorded } : null;
}

function recordOf(
  seeding: Seeding,
  film: WrittenFilm,
  { make: { maker, product }, recorded }: Shown,
  { type, id, days }: { type: 'video' | 'webinar'; id: number; days: number },
) {
  const stem = `${maker.code}_${film.slug}`;
  const published = seeding.ago(days);
  const common = commonOf({
    type,
    id,
    title: film.title,
    maker,
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
    recording: recordingAt(`/api/files/${type}/${id}`, stem, recorded),
  };
}
