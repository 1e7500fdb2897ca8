import type { Content } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { drawScene, type SceneKey } from '#src/reference-api/drawings/buildings/scenes.ts';
import { detailDefinitions, drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { detailsDrawing } from '#src/reference-api/drawings/details/product-parts/details-of-product.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { quiet, stroked } from '#src/reference-api/drawings/svg/picture-style.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { ink, inset, paper, rect, svg, text } from '#src/reference-api/pictures/svg.ts';

const [WIDTH, HEIGHT] = [480, 270];
const wordlessBelow = 300;
/** Of people, tools, and papers. */
const sceneTone = '#e4e4df';

/** The subject of a film or lecture, recognized by words of its title. */
const subjects: readonly (readonly [RegExp, SceneKey | 'detail' | 'product'])[] = [
  [/^installing /i, 'site'],
  [/ is run on /i, 'test-rig'],
  [/mistakes|^detailing|goes wrong/i, 'detail'],
  [/from coil to crate/i, 'plant'],
  [/repair/i, 'workbench'],
  [/^reading /i, 'report'],
  [/carbon/i, 'carbon'],
];

/**
 * The poster of a film or lecture: a drawing of its subject. Its title stands wherever the poster does, in the site's own
 * letters. On white throughout, which the site turns over in the dark.
 */
export function poster(world: World, item: Content): string {
  const { title, company, content_type: type } = item;
  return svg(
    WIDTH,
    HEIGHT,
    title,
    rect(0, 0, WIDTH, HEIGHT, paper) +
      subject(world, item) +
      // In a list, its letters would be illegible, and the row says the same.
      `<style>@media(max-width:${wordlessBelow}px){.words{display:none}}</style><g class="words"><path ${stroked('profile')} stroke="${ink}" d="M20 34h${WIDTH - 40}"/>` +
      text({
        x: 20,
        y: 24,
        size: 11,
        text: type === 'video' ? 'FILM' : 'WEBINAR',
        weight: 600,
        fill: quiet,
      }) +
      text({ x: 20, y: 258, size: 12, text: company, fill: quiet }) +
      '</g>',
  );
}

function subject(world: World, { id, title, productIds }: Content): string {
  const product = world.content.find('product', productIds[0] ?? 0);
  if (!product) return '';
  // Contract forms are read, not built.
  const isPaper = product.csi[0]?.number.startsWith('00') ?? false;
  const named = isPaper ? 'report' : (subjects.find(([words]) => words.test(title))?.[1] ?? 'product');
  const details = detailsDrawing(product.csi[0]?.number ?? '', product);
  const { detail, sizes: own } = details[id % Math.max(1, details.length)] ?? {};
  if (named === 'detail' && detail) {
    // In the product's sizes, and in the item's own where the product has none.
    const parameters = Object.fromEntries(
      detailDefinitions[detail.key].parameters.map(({ name, sizes, default: usual }, index) => [
        name,
        sizes[(id * (index + 1)) % sizes.length] ?? usual,
      ]),
    );
    const drawing = drawDetail(detail.key, { parameters: { ...parameters, ...own } });
    return inset(drawingToPicture(drawing, { title }), 60, 44, 360, 190);
  }
  const other = (view: number) => productPicture(world, product.id, { view, untagged: true }) ?? '';
  if (named === 'product') return inset(other(2 + (id % 11)), 60, 42, 360, 194);
  const scene = drawingToPicture(drawScene(named === 'detail' ? 'site' : named, id), {
    title,
    tone: sceneTone,
  });
  // The product itself, smaller, in another form.
  return (
    inset(scene, 60, 42, 360, 194) +
    rect(356, 174, 112, 84, paper, '#c9ccd0') +
    inset(other(3 + (id % 10)), 362, 178, 100, 76)
  );
}
