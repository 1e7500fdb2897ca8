import { describe, expect, it } from 'vitest';

import type { Product } from '#src/contracts/content.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { automationAndMachinesRelations } from '#tests/reference-api/trade/relations/automation-and-machines.ts';
import { askedBySpecifiersRelations } from '#tests/reference-api/trade/relations/asked-by-specifiers.ts';
import { closelyReadRelations } from '#tests/reference-api/trade/relations/closely-read.ts';
import { detailerRelations } from '#tests/reference-api/trade/relations/read-by-a-detailer.ts';
import { engineerRelations } from '#tests/reference-api/trade/relations/read-by-an-engineer.ts';
import { limitRelations } from '#tests/reference-api/trade/relations/limits-of-its-kind.ts';
import { everywhereRelations } from '#tests/reference-api/trade/relations/everywhere.ts';
import { doorRelations } from '#tests/reference-api/trade/relations/doors.ts';
import { equipmentRelations } from '#tests/reference-api/trade/relations/equipment.ts';
import { enclosureRelations } from '#tests/reference-api/trade/relations/enclosure.ts';
import { wideOpeningRelations } from '#tests/reference-api/trade/relations/wide-openings.ts';
import { specialWorkRelations } from '#tests/reference-api/trade/relations/special-works.ts';
import { envelopeRelations } from '#tests/reference-api/trade/relations/envelope.ts';
import { infrastructureRelations } from '#tests/reference-api/trade/relations/infrastructure.ts';
import { fittingRelations } from '#tests/reference-api/trade/relations/fitting.ts';
import { insulationRelations } from '#tests/reference-api/trade/relations/insulation.ts';
import { interiorsRelations } from '#tests/reference-api/trade/relations/interiors.ts';
import { paintingRelations } from '#tests/reference-api/trade/relations/painting.ts';
import { preliminaryRelations } from '#tests/reference-api/trade/relations/preliminary.ts';
import { concreteAndBrickRelations } from '#tests/reference-api/trade/relations/concrete-and-brick.ts';
import { framingAndPanelRelations } from '#tests/reference-api/trade/relations/framing-and-panels.ts';
import { specialtiesRelations } from '#tests/reference-api/trade/relations/specialties.ts';
import { lightingRelations } from '#tests/reference-api/trade/relations/lighting.ts';
import { masonryRelations } from '#tests/reference-api/trade/relations/masonry.ts';
import { openingsRelations } from '#tests/reference-api/trade/relations/openings.ts';
import { readByASpecifierRelations } from '#tests/reference-api/trade/relations/read-by-a-specifier.ts';
import { readOnceMoreRelations } from '#tests/reference-api/trade/relations/read-once-more.ts';
import { readByThreeRelations } from '#tests/reference-api/trade/relations/read-by-three.ts';
import { readInFullRelations } from '#tests/reference-api/trade/relations/read-in-full.ts';
import { processRelations } from '#tests/reference-api/trade/relations/process.ts';
import { plumbingRelations } from '#tests/reference-api/trade/relations/plumbing.ts';
import { roofingRelations } from '#tests/reference-api/trade/relations/roofing.ts';
import { siteWorksRelations } from '#tests/reference-api/trade/relations/site-works.ts';
import { structureRelations } from '#tests/reference-api/trade/relations/structure.ts';
import { treatmentRelations } from '#tests/reference-api/trade/relations/treatment.ts';
import { waterfrontAndHandlingRelations } from '#tests/reference-api/trade/relations/waterfront-and-handling.ts';
import { massRelations } from '#tests/reference-api/trade/relations/masses.ts';
import { materialRelations } from '#tests/reference-api/trade/relations/materials.ts';
import { everyStatedProduct } from '#tests/support/stated-products.ts';
import type { Relation } from '#tests/reference-api/trade/relations/relation.ts';

const relations: readonly Relation[] = [
  ...everywhereRelations,
  ...askedBySpecifiersRelations,
  ...closelyReadRelations,
  ...detailerRelations,
  ...engineerRelations,
  ...readByASpecifierRelations,
  ...readInFullRelations,
  ...readByThreeRelations,
  ...readOnceMoreRelations,
  ...limitRelations,
  ...automationAndMachinesRelations,
  ...doorRelations,
  ...equipmentRelations,
  ...enclosureRelations,
  ...wideOpeningRelations,
  ...specialWorkRelations,
  ...envelopeRelations,
  ...infrastructureRelations,
  ...fittingRelations,
  ...insulationRelations,
  ...interiorsRelations,
  ...paintingRelations,
  ...lightingRelations,
  ...masonryRelations,
  ...massRelations,
  ...materialRelations,
  ...openingsRelations,
  ...plumbingRelations,
  ...preliminaryRelations,
  ...processRelations,
  ...roofingRelations,
  ...concreteAndBrickRelations,
  ...framingAndPanelRelations,
  ...specialtiesRelations,
  ...siteWorksRelations,
  ...structureRelations,
  ...treatmentRelations,
  ...waterfrontAndHandlingRelations,
];
const everyProduct = everyStatedProduct();

const concerns = ({ sections, nouns }: Relation, { csi, noun }: Product) =>
  (sections.length === 0 || sections.some((number) => csi[0]?.number.startsWith(number))) &&
  (nouns?.test(noun) ?? true);

describe('Values of a product agree with each other, in three worlds', () => {
  it.each(relations.map((relation) => [relation.name, relation] as const))('%s', (_, relation) => {
    const verdicts = everyProduct
      .filter((product) => concerns(relation, product))
      .map((product) => ({ title: product.title, holds: relation.holds(product) }));
    expect(verdicts.filter(({ holds }) => holds !== null).length, 'products that state it').toBeGreaterThan(
      0,
    );
    expect(verdicts.filter(({ holds }) => holds === false).map(({ title }) => title)).toEqual([]);
  });

  it('each stays within what its kind offers', () => {
    const kinds = new Map(
      sectionProfiles.flatMap(({ number, kinds: ofSection }) =>
        ofSection.map((kind) => [`${number}/${kind.noun}`, kind] as const),
      ),
    );
    const strays = everyProduct.flatMap(({ title, csi, noun, attributes }) =>
      (kinds.get(`${csi[0]?.number ?? ''}/${noun}`)?.attributes ?? []).flatMap(({ key, values }) => {
        const value = attributes.find((one) => one.key === key)?.value;
        if (value === undefined) return [];
        const isWithin =
          'least' in values
            ? typeof value === 'number' && value >= values.least && value <= values.greatest
            : typeof value === 'string' && values.includes(value);
        return isWithin ? [] : [`${title}: ${key} ${String(value)}`];
      }),
    );
    expect(strays).toEqual([]);
  });
});
