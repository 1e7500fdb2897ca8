import type { Catalog } from '#src/contracts/content.ts';
import { catalogTexts } from '#src/reference-api/catalogs/catalog-sheets.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { elasticsearchDocument } from '#src/reference-api/http/elasticsearch-responses.ts';
import { numberFrom } from '#src/reference-api/http/path-parameters.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { escapeHtml } from '#src/reference-api/seed/news.ts';

export function catalogCalls({ world, stores, sizes }: Context) {
  const find = (webabrv: string, filename: string): Catalog => {
    const company = world.byAbbreviation.get(webabrv);
    const catalogs = company ? world.content.ofCompany(company.coid, 'catalog') : [];
    return (
      catalogs.find(({ catalogFilename }) => catalogFilename === filename) ??
      refuse(404, 'There is no such catalog.')
    );
  };
  return {
    'catalog.es': async ({ params }) => {
      const id = numberFrom(params.id, 'id');
      const catalog = stores.catalog.find(id) ?? refuse(404, `There is no catalog ${id}.`);
      return elasticsearchDocument('catalog', id, await sizes.of(catalog));
    },
    'catalog.searchJson': ({ params }) => {
      const catalog = find(params.webabrv, params.catalogFilename);
      if (world.textFaults.has(catalog.id)) refuse(404, 'This catalog has no text file.');
      return catalogTexts(world, catalog).map((text, index) => ({ page: index + 1, text }));
    },
    'catalog.searchXml': ({ params }) => {
      const catalog = find(params.webabrv, params.catalogFilename);
      const fault = world.textFaults.get(catalog.id);
      if (fault === 'missing') refuse(404, 'This catalog has no text file.');
      const pages = catalogTexts(world, catalog).map(
        (text, index) => `<page number="${index + 1}">${escapeHtml(text)}</page>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<pages>\n${pages.join('\n')}\n${fault === 'broken-xml' ? '<page number="' : '</pages>'}\n`;
    },
  } satisfies Partial<Implementations>;
}
