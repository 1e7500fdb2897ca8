import type { Datasheet } from '#src/contracts/content.ts';
import { attributeInWords } from '#src/reference-api/seed/attribute-values.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import {
  scaledCount,
  datesOf,
  spreadEvenly,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { joinedList } from '#src/reference-api/seed/titles-and-text.ts';

const STANDARD_COUNT = 270;
const kinds = [
  'Product Data Sheet',
  'Technical Data Sheet',
  'Installation Instructions',
  'Care and Maintenance',
  'Warranty Terms',
];

export function seedDatasheets(context: SeedContext): void {
  const turns = new Map<number, number>();
  for (const seeded of spreadEvenly(context.seededProducts, scaledCount(context, STANDARD_COUNT))) {
    const turn = turns.get(seeded.product.id) ?? 0;
    turns.set(seeded.product.id, turn + 1);
    context.world.content.add(datasheetOf(context, seeded, turn));
  }
}

function datasheetOf(
  context: SeedContext,
  { manufacturer, profile, product }: SeededProduct,
  turn: number,
): Datasheet {
  const id = context.world.content.nextId('datasheet');
  const random = context.random('datasheet', id);
  const kind = kinds[turn === 0 ? id % 2 : 1 + ((id + turn) % 4)] ?? 'Product Data Sheet';
  const properties = joinedList(product.attributes.slice(0, 3).map(attributeInWords));
  const rule = profile.installation[id % profile.installation.length];
  return {
    ...commonFields({
      type: 'datasheet',
      id,
      title: `${product.title} - ${kind}`,
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: [product.id],
      summary:
        kind.startsWith('Installation') && rule
          ? rule
          : `Model ${product.model}, ${properties || 'with finishes and sizes'}.`,
      ...datesOf(context, random, 4),
      picture: product.picture,
      files: [
        [
          'PDF',
          `${manufacturer.code}_${product.model.toLowerCase()}_${kind.toLowerCase().replaceAll(' ', '-')}.pdf`,
        ],
      ],
    }),
    content_type: 'datasheet',
    // What a data sheet says takes three pages; the fourth is the submittal record.
    pages: random.integer(3, 4),
  };
}
