import type { Company } from '#src/contracts/companies.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { companyBriefOf } from '#src/reference-api/world/briefs.ts';
import { searchableTexts } from '#src/reference-api/catalogs/catalog-sheets.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { certificationsOf, declarationsOf } from '#src/reference-api/seed/compute-counts.ts';

/** All items by type and id, then the manufacturers. */
export function searchDocuments(world: World): SearchDocument[] {
  const items = contentTypes.flatMap((type) =>
    world.content.all(type).map((item) => itemDocument(world, item)),
  );
  return [...items, ...[...world.companies.values()].map((company) => companyDocument(world, company))];
}

function itemDocument(world: World, item: Content): SearchDocument {
  const products =
    item.content_type === 'product'
      ? [item]
      : item.productIds.flatMap((id) => world.content.find('product', id) ?? []);
  return {
    hit: item,
    certifications: [
      ...new Set([
        ...products.flatMap(({ certifications }) => certifications),
        ...certificationsOf([item], world.today),
      ]),
    ],
    declarations: [
      ...new Set([
        ...products.flatMap(({ declarations }) => declarations),
        ...declarationsOf([item], world.today),
      ]),
    ],
    products,
    gwp: gwpOf(world, item, products),
    formats: formatsOf(world, item),
    text: `${textOf(item)}\n${levelsOf(world, item)}`,
    ...(item.content_type === 'catalog' && { pages: () => searchableTexts(world, item) }),
  };
}

/** The levels of a product's certificates, such as Red List Free, by which it is chosen. */
const levelsOf = (world: World, item: Content): string =>
  item.content_type === 'product'
    ? world.content
        .ofProduct(item.id)
        .flatMap((own) => (own.content_type === 'certificate' ? [own.level ?? ''] : []))
        .join('\n')
    : '';

/** Its own figure, else from its products' declarations. */
function gwpOf(world: World, item: Content, products: readonly Product[]): number[] {
  if (item.content_type === 'epd') return [item.gwp];
  // Where the product states it as a property, its declaration only repeats it.
  const silent = products.filter(
    ({ attributes }) => !attributes.some(({ key }) => key === 'globalWarmingPotential'),
  );
  return silent.flatMap(({ id }) =>
    world.content.ofProduct(id).flatMap((own) => (own.content_type === 'epd' ? [own.gwp] : [])),
  );
}

/** A product has no files of its own; it is available in the formats of its drawings, objects, and documents. */
function formatsOf(world: World, item: Content): string[] {
  const all = item.content_type === 'product' ? world.content.ofProduct(item.id) : [item];
  return [...new Set(all.flatMap(({ files }) => files.map(({ format }) => format)))];
}

function companyDocument(world: World, company: Company): SearchDocument {
  const products = world.content.ofCompany(company.coid, 'product');
  return {
    hit: { ...companyBriefOf(company), content_type: 'company', about: company.about },
    certifications: [...new Set(products.flatMap(({ certifications }) => certifications))],
    declarations: [...new Set(products.flatMap(({ declarations }) => declarations))],
    products: [],
    gwp: [],
    formats: [],
    text: [String(company.coid), ...company.associations, company.sustainability ?? ''].join(' '),
  };
}

/** Words besides title and summary that a specifier would search for. */
function textOf(item: Content): string {
  switch (item.content_type) {
    case 'product':
      return [
        item.model,
        item.noun,
        item.materials,
        ...item.uses,
        ...item.standards,
        ...item.attributes.map(
          ({ label, symbol, value, unit, standard }) =>
            `${label} ${symbol} ${value} ${unit ?? ''} ${standard ?? ''}`,
        ),
        ...item.options.map(({ name, values }) => `${name} ${values.map(({ text }) => text).join(', ')}`),
      ].join(' ');
    case 'cad':
      return `${item.detailNumber} ${item.view} ${item.scale}`;
    case 'bim':
      return `${item.familyName.replaceAll('_', ' ')} ${item.category} ${item.ifcClass} LOD ${item.lod}`;
    case 'spec':
      return `${item.filename} ${item.edition}`;
    case 'sw':
      return item.filename;
    case 'epd':
      return `${item.declarationNumber} ${item.operator} ${item.epdType} ${item.pcr} ${item.declaredUnit}`;
    case 'hpd':
      return `${item.hpdId} ${item.contents.map(({ substance, cas }) => `${substance} ${cas}`).join(' ')}`;
    case 'certificate':
      return `${item.program} ${item.number} ${item.issuer} ${item.level ?? ''} ${item.scope}`;
    default:
      return '';
  }
}
