import type { Product } from '#src/contracts/content.ts';
import { declaredMass } from '#src/reference-api/seed/declared-mass.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { numberOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

/** Unit and mass that a declaration of the product states; null where its kind has none. */
function declarationOf(product: Product): { unit: string; kg: number } | null {
  const section = profileOf(product.csi[0]?.number ?? '');
  const profile = section && profileOfKind(section, product.noun);
  return profile?.epd ? { unit: profile.epd.declaredUnit, kg: declaredMass(product, profile) } : null;
}

/** Kg/m³ of what is of one material all through, with what bends, laps, and joints add. */
const solids: readonly (readonly [material: RegExp, least: number, greatest: number])[] = [
  [/perforated aluminum/, 1000, 2700],
  [/^(?:aluminum-zinc coated|galvanized|prefinished galvanized) steel/, 7800, 10_500],
  [/^aluminum|extruded aluminum/, 2600, 3700],
  [/^(?:heat-strengthened )?float glass/, 2400, 2600],
  [/^two lites with a/, 2100, 2500],
  [/^rigid PETG/, 1200, 1350],
  [/^fiberglass-reinforced plastic|resin reinforced with/, 1300, 1700],
  [/^high-density polyethylene/, 930, 970],
  [/fiber cement/, 900, 1900],
  [/porcelain/, 2100, 2500],
  [/fired clay/, 2000, 2300],
  [/dry-cast concrete/, 2100, 2400],
  [/EPDM|ethylene-propylene/, 1100, 1300],
  [/thermoplastic polyolefin/, 950, 1100],
  [/kraft paper in phenolic/, 1350, 1500],
];
/** What has a core, a back, or openings. */
const layered = /fleece|insulating|skins|faces on|sectional|coiling|baffle|grille|barrier|mat$/i;

const areaOf = (unit: string): number | null =>
  unit === '1 m2' ? 1 : unit.startsWith('92.9 m2') ? 92.9 : null;
const inch = 0.0254;

/** Masses that declarations state, against the sizes and materials of their products. */
export const massRelations: readonly Relation[] = [
  {
    name: 'a declared square meter of one material weighs what its thickness does',
    sections: [],
    holds: (product) => {
      const declared = declarationOf(product);
      const mils = numberOf(product, 'membraneThickness');
      const inches =
        numberOf(product, 'metalThickness') ??
        numberOf(product, 'thickness') ??
        (mils === null ? null : mils / 1000);
      const area = declared && areaOf(declared.unit);
      const solid = solids.find(([material]) => material.test(product.materials));
      if (!declared || !area || inches === null || !solid) return null;
      if (layered.test(`${product.noun} ${product.materials}`)) return null;
      const density = declared.kg / area / (inches * inch);
      return density >= solid[1] && density <= solid[2];
    },
  },
  {
    name: 'a declared meter of a gutter weighs what three to four widths of its metal do',
    sections: ['0762'],
    nouns: /gutter/i,
    holds: (product) => {
      const declared = declarationOf(product);
      const [thick, width] = [numberOf(product, 'metalThickness'), numberOf(product, 'width')];
      if (!declared || thick === null || width === null) return null;
      const density = /aluminum(?!-zinc)/.test(product.materials)
        ? 2700
        : /copper/.test(product.materials)
          ? 8930
          : 7850;
      const girths = declared.kg / (thick * inch * width * inch * density);
      return girths >= 3 && girths <= 4;
    },
  },
  {
    name: 'a guardrail of aluminum is declared at half the mass of one of steel, or less',
    sections: ['0552'],
    nouns: /picket guardrail/i,
    holds: (product) => {
      const declared = declarationOf(product);
      return !declared ? null : product.materials.startsWith('aluminum') === declared.kg <= 6;
    },
  },
  {
    name: 'a door weighs as its faces do, and a triple unit as its three lites',
    sections: ['0811', '0880'],
    nouns: /hollow metal door|insulating glass unit/i,
    holds: (product) => {
      const declared = declarationOf(product);
      const thick = numberOf(product, 'metalThickness');
      if (!declared) return null;
      if (thick === null) return product.materials.startsWith('three lites') === declared.kg > 40;
      // Two faces of 3 by 7 feet, and from a tenth to a half for core and edges.
      const faces = 2 * 1.95 * thick * inch * 7850;
      return declared.kg > faces * 1.1 && declared.kg < faces * 1.5;
    },
  },
];
