import type { Product } from '#src/contracts/content.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';

/** Records as real libraries have them: half empty, discontinued, with markup in their text. Screens are tested with them. */
export function addDirtyData(context: SeedContext): void {
  discontinue(context);
  emptyCompany(context);
  addMarkupToName(context);
}

/** Of what is measured on a product, a successor states at least this share. */
const sharedMeasures = 0.75;

/**
 * Whether a product is of another’s kind: called the same at the end, and measured alike. An insulated sectional door may replace
 * a thermally broken one; a fire-rated access door is no access door in a floor.
 */
function isOfKindOf(product: Product, other: Product): boolean {
  const kind = ({ noun }: Product) => noun.toLowerCase().split(' ').slice(-2).join(' ');
  const own = new Set(other.attributes.map(({ key }) => key));
  const shared = product.attributes.filter(({ key }) => own.has(key)).length;
  return kind(product) === kind(other) && shared >= sharedMeasures * product.attributes.length;
}

/** Discontinues one product in forty. Another of its kind and manufacturer replaces it, or nothing does. */
function discontinue(context: SeedContext): void {
  const { world, seededProducts } = context;
  for (const { product, manufacturer } of seededProducts) {
    if (product.id % 40 !== 17) continue;
    const successor = seededProducts.find(
      (other) =>
        other.manufacturer === manufacturer &&
        isOfKindOf(product, other.product) &&
        other.product.id !== product.id &&
        other.product.id % 40 !== 17,
    );
    const record = world.content.find('product', product.id);
    if (!record) continue;
    const random = context.random('discontinued', product.id);
    const since = context.ago(random.integer(30, 900));
    record.discontinued = {
      since,
      replacedBy: successor ? { id: successor.product.id, title: successor.product.title } : null,
    };
    // It was sold before it ended.
    if (record.created_at.slice(0, 10) >= since)
      record.created_at = context.ago(random.integer(1_200, 2_400));
  }
}

/** A client that never sent its logo, address, or description. */
function emptyCompany({ manufacturers }: SeedContext): void {
  const manufacturer = manufacturers.findLast(
    ({ company, profiles }) => company.isClient && profiles.length > 0,
  );
  if (!manufacturer) return;
  Object.assign(manufacturer.company, {
    logo: null,
    address: null,
    phone: null,
    tollFree: null,
    about: '',
    founded: null,
    urls: [],
    sustainability: null,
  });
}

function addMarkupToName({ manufacturers }: SeedContext): void {
  const manufacturer = manufacturers.find(
    ({ company }) => company.webabrv === 'hushharrow' || company.webabrv === 'feltwright',
  );
  if (manufacturer)
    manufacturer.company.company = `<em>${manufacturer.company.companyNoHtml.replaceAll('&', '&amp;')}</em><sup>&reg;</sup>`;
}
