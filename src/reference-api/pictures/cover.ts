import type { World } from '#src/reference-api/world/world.ts';
import { drawScene } from '#src/reference-api/drawings/buildings/scenes.ts';
import { detailDefinitions, drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { detailKeys, type DetailKey } from '#src/reference-api/drawings/details/details.ts';
import { detailsOfSection } from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { namedDetails } from '#src/reference-api/pictures/named-details.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';

interface Subject {
  id: number;
  title: string;
  summary: string;
  sections: readonly string[];
  /** A construction detail that its text refers to. */
  detail?: DetailKey | undefined;
  /** The product that it is about. */
  product?: number | undefined;
}

/** The cover of a post, course, episode, or press release; null if there is no such record. */
export function coverPicture(world: World, kind: string, id: number): string | null {
  const subject = subjectOf(world, kind, id);
  return subject && drawn(world, subject);
}

function subjectOf(world: World, kind: string, id: number): Subject | null {
  if (kind === 'course') return world.courses.get(id) ?? null;
  if (kind === 'podcast') return world.podcasts.get(id) ?? null;
  if (kind === 'post') {
    const post = world.blogPosts.get(id);
    const name = /detail\/([\w-]+)\.svg$/.exec(post?.figure?.src ?? '')?.[1];
    return post ? { ...post, detail: detailKeys.find((key) => key === name) } : null;
  }
  const release = kind === 'news' ? world.news.get(id) : undefined;
  if (!release) return null;
  const own = world.content.ofCompany(release.coid, 'product');
  const named = own.find(({ tradename }) => `${release.title} ${release.summary}`.includes(tradename));
  const ofSection = own.find(({ csi }) => csi.some(({ number }) => release.sections.includes(number)));
  return { ...release, product: (named ?? ofSection)?.id };
}

/** The detail that a subject refers to, or one of its sections that it names. */
function detailOf({ id, title, summary, sections, detail }: Subject): DetailKey | undefined {
  const named = namedDetails(sections.flatMap(detailsOfSection), { title, summary });
  return detail ?? named[id % Math.max(1, named.length)];
}

/**
 * The detail on the cover of a record, if that is chosen by what the record is about.
 * @internal
 */
export function coverDetail(world: World, kind: string, id: number): DetailKey | null {
  const subject = subjectOf(world, kind, id);
  if (!subject || subject.product !== undefined) return null;
  return detailOf(subject) ?? null;
}

/** Its product or detail; else a detail or product of its first section that has one, another for each record. */
function drawn(world: World, subject: Subject): string {
  const { id, title, sections, product } = subject;
  if (product !== undefined)
    return productPicture(world, product, { view: 2 + (id % 5) }) ?? report(id, title);
  const named = detailOf(subject);
  const shownIn = sections.find((section) => named && detailsOfSection(section).includes(named));
  if (named) return detailCover(named, shownIn ?? sections[0] ?? '', title);
  for (const section of sections) {
    const details = detailsOfSection(section);
    const products = world.content.all('product').filter(({ csi }) => csi[0]?.number === section);
    const turn = id % Math.max(1, details.length + Math.min(2, products.length));
    const [key, one] = [details[turn], products[(turn - details.length) % Math.max(1, products.length)]];
    if (key) return detailCover(key, section, title);
    if (one) return productPicture(world, one.id, { view: 2 + (id % 7) }) ?? report(id, title);
  }
  return report(id, title);
}

function detailCover(key: DetailKey, section: string, title: string): string {
  const { condition, view } = detailDefinitions[key];
  return drawingToPicture(drawDetail(key), {
    title,
    tag: { section: formatSection(section, '04'), name: condition, note: view, swatch: null },
  });
}

/** For subjects that are read, not built. */
const report = (id: number, title: string): string =>
  drawingToPicture(drawScene('report', id), { title, tone: '#e4e4df' });
