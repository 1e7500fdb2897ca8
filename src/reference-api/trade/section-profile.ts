import type { Product } from '#src/contracts/content.ts';

/** A property that the trade measures, named once; a section says which values are found there. */
export interface AttributeDefinition {
  /** The stable key, in lower camel case: `thermalResistance`. */
  key: string;
  label: string;
  /** As typed: `R`, `STC`, `GWP`. */
  symbol: string;
  /** US customary unit as printed, or null for a plain number or a choice. */
  unit: string | null;
  kind: 'number' | 'choice';
  /** Which way is stronger, for comparisons; null where neither is. */
  better: 'higher' | 'lower' | null;
}

export interface SectionAttribute {
  key: string;
  /** Test method or standard as cited: `ASTM C518`. Null where none applies. */
  standard: string | null;
  /** Numbers: least, greatest, step (US customary). Choices: the values. */
  values: { least: number; greatest: number; step: number } | readonly string[];
}

/** Source of the sample data of one section. */
export interface SectionProfile {
  /** Six digits of MasterFormat 04, `074113`, or eight with a level 5, `07421313`. */
  number: string;
  /** Kinds of product sold here, singular: `Standing seam metal roof panel`. */
  nouns: readonly string[];
  /** What each of the nouns may say. */
  kinds: readonly ProductKind[];
  /** Building blocks of trade names: `Ridgeline`, `TrueSeam`. At least 6, none a real brand. */
  tradeNames: readonly string[];
  /** Phrases that finish `… made of`. At least 3. */
  materials: readonly string[];
  /** One sentence each: what it does in the building. At least 3, none names a maker. */
  descriptions: readonly string[];
  /** Where it is used, as short noun phrases. At least 3. */
  uses: readonly string[];
  /** Full sentences about what it is not suitable for. At least 3. */
  limitations: readonly string[];
  /** 5 to 8 attributes, most telling first. */
  attributes: readonly SectionAttribute[];
  /** Reference standards with titles, `ASTM E84 - Surface Burning Characteristics of Building Materials`. */
  standards: readonly string[];
  /** Keys of `content/names/certification-programs.md` under which products of this section are certified. */
  programs: readonly string[];
  /** Null where environmental product declarations are not usual. GWP is kg CO2e per declared unit, A1-A3. */
  epd: { declaredUnit: string; massKg: number; gwp: readonly [number, number]; pcr: string } | null;
  /** Contents by descending share for a health product declaration; null where not usual. */
  hpd:
    | readonly {
        substance: string;
        cas: string;
        role: string;
        share: readonly [number, number];
        screening: string;
      }[]
    | null;
  bim: {
    category: string;
    ifcClass: string;
    host: 'wall' | 'ceiling' | 'floor' | 'roof' | 'face' | 'unhosted';
  };
  /** Assembly word in drawing titles: `Standing Seam Metal Roof`. And the sheet prefix: `SSR`. */
  assembly: string;
  sheetPrefix: string;
  /** Sections that a specifier also reads. */
  related: readonly string[];
  /** Paragraphs for PART 3 EXECUTION, installation in the imperative mood. At least 4. */
  installation: readonly string[];
}

/** Drawn values by attribute key: `{ thickness: 2, thermalResistance: 11.4 }`. */
export type Values = Readonly<Record<string, number | string>>;

/** Sizes, colors, finishes, lead time, warranty choices: a row of the table that a maker prints. */
export type ProductOption = Product['options'][number];

/**
 * A kind of product that is sold in a section. All that its products may say; what it leaves out, it takes from its
 * section.
 */
export interface ProductKind
  extends
    Partial<
      Pick<
        SectionProfile,
        'descriptions' | 'uses' | 'limitations' | 'standards' | 'programs' | 'epd' | 'hpd' | 'bim'
      >
    >,
    Pick<SectionProfile, 'materials' | 'attributes'> {
  /** Singular: `Waterless urinal`. */
  noun: string;
  /** Rows of a maker's table of values that belong together, US customary; each product is one of them. */
  series?: readonly Values[];
  /** Values that follow from others: thickness and R per inch give R. `null` takes an attribute away. */
  agree?: (values: Values) => Readonly<Record<string, number | string | null>>;
  /** Options that are chosen when it is ordered. */
  options?: readonly ProductOption[];
}

/** The profile of a section, narrowed to one kind of product. */
export interface KindProfile extends SectionProfile {
  series: NonNullable<ProductKind['series']>;
  agree: NonNullable<ProductKind['agree']>;
  options: NonNullable<ProductKind['options']>;
}
