import type { Datasheet } from '#src/contracts/content.ts';
import { attributeInWords } from '#src/reference-api/seed/attribute-values.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import {
  amountInWorld,
  datesOf,
  spreadEvenly,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';
import { listed } from '#src/reference-api/seed/titles.ts';

const STANDARD = 270;
const kinds = [
  'Product Data Sheet',
  'Technical Data Sheet',
  'Installation Instructions',
  'Care and Maintenance',
  'Warranty Terms',
];

export function seedDatasheets(seeding: Seeding): void {
  const turns = new Map<number, number>();
  for (const make of spreadEvenly(seeding.makes, amountInWorld(seeding, STANDARD))) {
    const turn = turns.get(make.product.id) ?? 0;
    turns.set(make.product.id, turn + 1);
    seeding.world.content.add(datasheetOf(seeding, make, turn));
  }
}

function datasheetOf(seeding: Seeding, { maker, profile, product }: MadeProduct, turn: number): Datasheet {
  const id = seeding.world.content.nextId('datasheet');
  const random = seeding.random('datasheet', id);
  const kind = kinds[turn === 0 ? id % 2 : 1 + ((id + turn) % 4)] ?? 'Product Data Sheet';
  const properties = listed(product.attributes.slice(0, 3).map(attributeInWords));
  const rule = profile.installation[id % profile.installation.length];
  return {
    ...commonOf({
      type: 'datasheet',
      id,
      title: `${product.title} - ${kind}`,
      maker,
      csi: product.csi.slice(0, 1),
      productIds: [product.id],
      summary:
        kind.startsWith('Installation') && rule
          ? rule
          : `Model ${product.model}, ${properties || 'with finishes and sizes'}.`,
      ...datesOf(seeding, random, 4),
      picture: product.picture,
      files: [
        [
          'PDF',
          `${maker.code}_${product.model.toLowerCase()}_${kind.toLowerCase().replaceAll(' ', '-')}.pdf`,
        ],
      ],
    }),
    content_type: 'datasheet',
    pages: random.whole(2, 4),
  };
}
