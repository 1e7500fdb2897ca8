import * as v from 'valibot';
import type { ListedProduct, Product } from '#src/contracts/content.ts';
import { listedProduct } from '#src/contracts/product-record.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { briefOf, companyBriefOf } from '#src/reference-api/world/briefs.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { elasticsearchHits } from '#src/reference-api/http/elasticsearch-responses.ts';
import {
  companyFrom,
  contentTypeFrom,
  numberFrom,
  numbersFrom,
} from '#src/reference-api/http/path-parameters.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { calloutsOf } from '#src/reference-api/world/callouts.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { competitorsOf, similarManufacturers } from '#src/reference-api/world/competitors.ts';
import { divisionsOf } from '#src/reference-api/world/tables-by-type.ts';

/** The default (requirements: sizes). */
const DEFAULT_SIZE = 4;

const asListedProducts = v.parser(v.array(listedProduct));

export function productCalls({ world, search, sizes }: Context) {
  const byProducts = <T extends 'certificate' | 'datasheet' | 'webinar'>(type: T, ids: string) => {
    const items = numbersFrom(ids, 'ids').flatMap((id) => world.content.ofProduct(id));
    const unique = new Set(items.flatMap((item) => (item.content_type === type ? [item.id] : [])));
    return sizes.ofMany([...unique].flatMap((id) => world.content.find(type, id) ?? []));
  };
  const byIds = <T extends 'certificate' | 'datasheet' | 'webinar'>(type: T, ids: string) => {
    const items = numbersFrom(ids, 'ids').flatMap((id) => world.content.find(type, id) ?? []);
    return elasticsearchHits(type, items, 0, items.length);
  };
  let draws = 0;
  return {
    'clientProductPhoto.byProductId': ({ params }) => world.photos.get(numberFrom(params.id, 'id')) ?? [],
    'certificate.byProductIds': ({ params }) => byProducts('certificate', params.ids),
    'certificate.esIds': ({ params }) => byIds('certificate', params.ids),
    'datasheet.byProductIds': ({ params }) => byProducts('datasheet', params.ids),
    'datasheet.esIds': ({ params }) => byIds('datasheet', params.ids),
    'webinar.byProductIds': ({ params }) => byProducts('webinar', params.ids),
    'webinar.esIds': ({ params }) => byIds('webinar', params.ids),
    'products.callouts': ({ params }) => {
      const product = world.content.find('product', numberFrom(params.id, 'id'));
      if (!product) refuse(404, `There is no product ${params.id}.`);
      const items = world.content.ofProduct(product.id);
      return items.flatMap((item) => (item.content_type === 'cad' ? calloutsOf(world, item) : []));
    },
    'products.competitors': ({ params }) =>
      competitorsOf(world, companyFrom(world, params.coid)).map(companyBriefOf),
    'products.similar': ({ params }) =>
      similarManufacturers(world, companyFrom(world, params.coid)).map(companyBriefOf),
    'products.similarQuery': ({ params }) => ({
      terms: companyFrom(world, params.coid).sections[0]?.title ?? '',
    }),
    'products.featured': ({ query }) => {
      const { coid, division } = query;
      const pool =
        coid === undefined ? world.content.all('product') : world.content.ofCompany(coid, 'product');
      const fitting = pool.filter(
        (product) =>
          !product.discontinued && (division === undefined || divisionsOf(product).includes(division)),
      );
      const random = createRandom(world.seed, 'featured', world.today, division ?? '', coid ?? 0);
      return asListedProducts(random.sample(fitting.slice(0, 2000), 12));
    },
    'products.esSearch': ({ body }) => {
      draws += 1;
      const available = world.content.all('product').filter(({ discontinued }) => !discontinued);
      const count = body.size ?? DEFAULT_SIZE;
      const random = createRandom(world.seed, 'es-search', draws);
      const drawn = new Set<Product>();
      while (drawn.size < Math.min(count, available.length)) drawn.add(random.pick(available));
      return elasticsearchHits('product', asListedProducts([...drawn]), 0, count);
    },
    'search.downloads': async ({ query }) => {
      const company = companyFrom(world, String(query.coid));
      const type = contentTypeFrom(query.contentType);
      const product = query.productId === undefined ? null : world.content.find('product', query.productId);
      if (query.productId !== undefined && product?.coid !== company.coid)
        refuse(404, `${company.companyNoHtml} has no product ${query.productId}.`);
      const items = product
        ? world.content.ofProduct(product.id).filter(({ content_type }) => content_type === type)
        : (await search().search(query.qstr, type, { coid: company.coid, size: 100 })).hits.hits.flatMap(
            ({ _source }) =>
              _source.content_type === 'company'
                ? []
                : (world.content.find(_source.content_type, _source.id) ?? []),
          );
      return {
        manufacturer: companyBriefOf(company),
        product: product && { ...briefOf(product), counts: product.counts },
        items: await sizes.ofMany(items),
      };
    },
    'search.product': async ({ params, query }) => {
      const product =
        world.content.find('product', numberFrom(params.id, 'id')) ??
        refuse(404, `There is no product ${params.id}.`);
      const company = companyFrom(world, String(product.coid));
      const content = world.content
        .ofProduct(product.id)
        .filter(
          ({ content_type }) =>
            content_type !== 'product' &&
            (query.content_type === undefined || content_type === query.content_type),
        );
      return {
        product,
        manufacturer: companyBriefOf(company),
        content: await sizes.ofMany(content),
        tree: query.tree === 'true' ? (world.trees.get(company.coid) ?? []) : [],
        ...neighborsOf(world, product),
      };
    },
  } satisfies Partial<Implementations>;
}

/** The manufacturer's products in the same or a related section; others' current ones in the same. */
function neighborsOf(
  world: World,
  product: Product,
): { related: ListedProduct[]; competing: ListedProduct[] } {
  const section = product.csi[0]?.number ?? '';
  const own = world.content
    .ofCompany(product.coid, 'product')
    .filter((other) => other.id !== product.id && !other.discontinued);
  const sameSection = own.filter(({ csi }) => csi.some(({ number }) => number === section));
  const rest = own.filter(
    (other) => !sameSection.includes(other) && divisionsOf(other).includes(section.slice(0, 2)),
  );
  const competing = world.content
    .inSection(section, 'product')
    .filter((other) => other.coid !== product.coid && !other.discontinued);
  return {
    related: asListedProducts([...sameSection, ...rest].slice(0, 8)),
    competing: asListedProducts(competing.slice(0, 8)),
  };
}
