import type { NewsItem } from '#src/contracts/alerts.ts';
import { longDate } from '#src/reference-api/dates.ts';
import { inWords } from '#src/reference-api/seed/attribute-values.ts';
import { personOf } from '#src/reference-api/seed/persons.ts';
import { amount, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered, listed, titleCase } from '#src/reference-api/seed/titles.ts';
import type { Random } from '#src/reference-api/random.ts';

const STANDARD = 208;

interface Release {
  title: string;
  summary: string;
  paragraphs: readonly string[];
}

/** The kinds of press release; each is written from the record it is about. */
const kinds: readonly ((make: Make, random: Random) => Release)[] = [
  ({ maker: { company }, product, profile }) => ({
    title: `${company.companyNoHtml} Introduces ${product.title}`,
    summary: product.summary,
    paragraphs: [
      `${product.tradename} joins the line of ${lowered(product.noun)}s that ${company.companyNoHtml} makes in ${company.address?.city ?? 'its own works'}. ${product.description}`,
      `It is supplied for ${listed(product.uses.slice(0, 3))}. ${profile.limitations[0] ?? ''}`,
    ],
  }),
  ({ maker: { company }, product, profile }) => ({
    title: `${product.tradename} Retested to ${profile.standards[0]?.split(' - ')[0] ?? 'Current Standards'}`,
    summary: `An independent laboratory confirms a ${listed(product.attributes.slice(0, 2).map(inWords))}.`,
    paragraphs: [
      `${company.companyNoHtml} has had ${product.title} tested again after a change of supplier. The report gives a ${listed(product.attributes.slice(0, 3).map(inWords))}.`,
      'The full report, with photographs of the specimen and the calibration record of the apparatus, is sent on request. The guide specification was revised on the same day.',
    ],
  }),
  ({ maker: { company }, product }) => ({
    title: `New Drawings and Objects for ${product.tradename}`,
    summary: `Details, IFC objects and the guide specification of ${product.tradename} have been redrawn.`,
    paragraphs: [
      `The drafting office of ${company.companyNoHtml} has redrawn every sheet of ${product.title} on National CAD Standard layers. Each is offered as DXF and PDF beside the native file.`,
      `Objects now carry the measured properties by their ordinary names, so a schedule of ${lowered(product.noun)}s can be made without a shared-parameter file.`,
    ],
  }),
  ({ maker: { company }, profile }, random) => ({
    title: `${company.companyNoHtml} Adds a Second Line in ${company.address?.city ?? 'Its Home Town'}`,
    summary: `The extension shortens lead times for ${profile.uses[0] ?? 'standard orders'} from nine weeks to five.`,
    paragraphs: [
      `A building of ${(random.whole(18, 90) * 1000).toLocaleString('en-US')} square feet houses the new line, which makes the same profiles and thicknesses as the first. Both draw on one quality laboratory.`,
      `“We did not need to make more, we needed to make it sooner,” says ${personOf(random).name}, plant manager. Orders placed before the start of production keep their delivery dates.`,
    ],
  }),
  ({ maker: { company }, product, profile }) => ({
    title: `${titleCase(product.noun)} of ${company.companyNoHtml} Covered by New Environmental Declaration`,
    summary: `The declaration gives results per ${profile.epd?.declaredUnit ?? 'declared unit'}, by plant and by life-cycle stage.`,
    paragraphs: [
      `The life-cycle assessment behind the declaration follows ${profile.epd?.pcr ?? 'the product category rule of its section'}. Transport to the site and disposal are reported beside production.`,
      `Specifiers who compare ${product.tradename} with others should check the declared unit and the rule first, the company adds: numbers made under two rules do not compare.`,
    ],
  }),
  ({ maker: { company } }, random) => {
    const person = personOf(random);
    return {
      title: `${person.name} Joins ${company.companyNoHtml} as ${person.title}`,
      summary: `${person.name} takes over the desk that architects in ${company.address?.state ?? 'the region'} and its neighbors call first.`,
      paragraphs: [
        `${person.name} spent eleven years writing specifications in practice before changing sides. “I know which sheet is missing when a detail does not close,” ${person.name.split(' ')[0] ?? 'the new colleague'} says.`,
        `Questions reach the desk by telephone at ${company.phone ?? 'the head office'} and through the request form of this library.`,
      ],
    };
  },
  ({ maker: { company }, product, profile }) => ({
    title: `Warranty of ${product.tradename} Extended to Cover Labor`,
    summary: 'From the next quarter the warranty pays for removal and reinstallation, not only for material.',
    paragraphs: [
      `The condition is an inspection by ${company.companyNoHtml} before the work is covered. ${profile.installation[0] ?? ''}`,
      `Buildings completed within the last two years may be enrolled after the fact. ${profile.limitations[1] ?? ''}`,
    ],
  }),
];

/** Press releases; their HTML is the manufacturer's own. */
export function seedNews(seeding: Seeding): void {
  const items = spread(seeding.makes, amount(seeding, STANDARD)).map((make, index) =>
    newsOf(seeding, make, index + 1),
  );
  for (const item of items.toSorted(
    (one, other) => other.published_at.localeCompare(one.published_at) || one.id - other.id,
  )) {
    seeding.world.news.set(item.id, item);
  }
}

function newsOf(seeding: Seeding, make: Make, id: number): NewsItem {
  const random = seeding.random('news', id);
  const { company } = make.maker;
  const kind = kinds[id % kinds.length];
  const { title, summary, paragraphs } = kind
    ? kind(make, random)
    : { title: '', summary: '', paragraphs: [] };
  const published = seeding.ago(Math.floor(random.next() ** 1.5 * 1000));
  const dateline = `<strong>${escaped((company.address?.city ?? 'Home').toUpperCase())}, ${longDate(published)}.</strong> `;
  const html = paragraphs
    .map((text, index) => `<p>${index === 0 ? dateline : ''}${escaped(text)}</p>`)
    .join('');
  return {
    id,
    coid: company.coid,
    company: company.companyNoHtml,
    companySlug: company.companySlug,
    title,
    summary,
    html: `${html}<p>More at <a href="https://www.${company.webabrv}.example/news/${id}">${company.webabrv}.example</a>.</p>`,
    division: make.profile.number.slice(0, 2),
    sections: make.product.csi.map(({ number }) => number),
    published_at: published,
  };
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
