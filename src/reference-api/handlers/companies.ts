import { companyBriefOf, briefOf } from '#src/reference-api/world/briefs.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { elasticsearchDocument } from '#src/reference-api/http/elasticsearch-responses.ts';
import {
  companyFrom,
  contentTypeFrom,
  numberFrom,
  numbersFrom,
} from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { associations } from '#src/reference-api/content/names.ts';
import { variationKey } from '#src/reference-api/seed/compute-counts.ts';

export function companyCalls({ world, changes, stores, sizes }: Context) {
  const itemOf = (coid: string, type: string, id: string) => {
    const company = companyFrom(world, coid);
    const item = world.content.find(contentTypeFrom(type), numberFrom(id, 'contentId'));
    return item?.coid === company.coid
      ? { company, item }
      : refuse(404, `${company.companyNoHtml} has no ${type} ${id}.`);
  };
  return {
    'manufacturers.esWebabrv': ({ params }) => {
      const company = world.byAbbreviation.get(params.abbrev.toLowerCase());
      return company
        ? elasticsearchDocument('manufacturers', company.coid, company)
        : refuse(404, `There is no manufacturer ${params.abbrev}.`);
    },
    'manufacturers.es': ({ params }) => {
      const company = companyFrom(world, params.coid);
      return elasticsearchDocument('manufacturers', company.coid, company);
    },
    'manufacturers.urls': ({ params }) => companyFrom(world, params.coid).urls,
    'news.hasNews': ({ params }) => ({ hasNews: companyFrom(world, params.coid).hasNews }),
    'manufacturers.emailRequest': ({ body }) => {
      companyFrom(world, String(body.coid));
      const id = changes.addRequest('information', body);
      return { ok: true, reference: `RFI-${body.coid}-${String(id).padStart(4, '0')}` };
    },
    'manufacturers.slug': ({ params }) => {
      const company = companyFrom(world, params.coid);
      const type = contentTypeFrom(params.contentType);
      return {
        company: companyBriefOf(company),
        content_type: type,
        items: world.content.ofCompany(company.coid, type),
        tree: type === 'product' ? (world.trees.get(company.coid) ?? []) : [],
      };
    },
    'manufacturers.slugContent': async ({ params }) => {
      const { company, item } = itemOf(params.coid, params.contentType, params.contentId);
      return {
        company: companyBriefOf(company),
        item: await sizes.of(item),
        siblings: world.content.ofCompany(company.coid, item.content_type).map(briefOf),
        products: item.productIds.flatMap((id) => world.content.find('product', id) ?? []).map(briefOf),
      };
    },
    'manufacturers.slugVariations': async ({ params }) => {
      const { company, item } = itemOf(params.coid, params.contentType, params.contentId);
      const form = (id: number) => world.details.get(id)?.key ?? '';
      const variations =
        item.content_type === 'cad'
          ? world.content
              .ofCompany(company.coid, 'cad')
              .filter(
                (other) =>
                  other.id !== item.id &&
                  variationKey(other, form(other.id)) === variationKey(item, form(item.id)),
              )
          : [];
      return { company: companyBriefOf(company), item: await sizes.of(item), variations };
    },
    'manufacturers.associationsByDivision': ({ params }) =>
      params.division === '00'
        ? [...associations]
        : associations.filter(({ divisions }) => divisions.includes(params.division)),
    'clients.byCoid': ({ params }) => stores.clients.find(companyFrom(world, params.coid).coid),
    'customhtml.byCoid': ({ params }) => {
      const { coid } = companyFrom(world, params.coid);
      return { coid, html: world.customHtml.get(coid) ?? '' };
    },
    'multimedia.specwizards': ({ params }) =>
      world.content.ofCompany(companyFrom(world, params.coid).coid, 'sw'),
    'content.es': async ({ params }) => {
      const type = contentTypeFrom(params.contentType);
      const item = world.content.find(type, numberFrom(params.id, 'id'));
      return item
        ? elasticsearchDocument(type, item.id, await sizes.of(item))
        : refuse(404, `There is no ${type} ${params.id}.`);
    },
    'content.byIds': ({ params }) => {
      const type = contentTypeFrom(params.contentType);
      return numbersFrom(params.ids, 'ids').flatMap((id) => world.content.find(type, id) ?? []);
    },
  } satisfies Partial<Implementations>;
}
