import type { Product } from '#src/contracts/content.ts';

/** A measured property, defined once. Sections say which values occur. */
export interface AttributeDefinition {
  /** The stable key, in lower camel case: `thermalResistance`. */
  key: string;
  label: string;
  /** As printed: `R`, `STC`, `GWP`. */
  symbol: string;
  /** US customary unit as printed, or null for a plain number or a choice. */
  unit: string | null;
  kind: 'number' | 'choice';
  /** Which direction is stronger in a comparison; null if neither is. */
  better: 'higher' | 'lower' | null;
}

export interface SectionAttribute {
  key: string;
  /** Test method or standard as cited: `ASTM C518`. Null where none applies. */
  standard: string | null;
  /** Those that take its place where it does not apply: `UL 1666` for a riser cable, beside `NFPA 262`. */
  otherStandards?: readonly string[];
  /** Numbers: least, greatest, and step, in US customary units. Choices: the values. */
  values: { least: number; greatest: number; step: number } | readonly string[];
}

/** What the sample data of one section is made from. */
export interface SectionProfile {
  /** Six digits of MasterFormat 04, `074113`, or eight with a level 5, `07421313`. */
  number: string;
  /** Kinds of product sold here, singular: `Standing seam metal roof panel`. */
  nouns: readonly string[];
  /** One for each noun. */
  kinds: readonly ProductKind[];
  /** Building blocks of trade names, `Ridgeline`, `TrueSeam`: at least 6, none a real brand. */
  tradeNames: readonly string[];
  /** Phrases that complete `… made of`, at least 3. */
  materials: readonly string[];
  /** One sentence each on what it does in the building, at least 3, without naming a manufacturer. */
  descriptions: readonly string[];
  /** Where it is used, as short noun phrases. At least 3. */
  uses: readonly string[];
  /** Full sentences about what it is unsuitable for, at least 3. */
  limitations: readonly string[];
  /** 5 to 8 attributes, most telling first. */
  attributes: readonly SectionAttribute[];
  /** Reference standards with titles, `ASTM E84 - Surface Burning Characteristics of Building Materials`. */
  standards: readonly string[];
  /** Keys of `content/names/certification-programs.md` under which products of this section are certified. */
  programs: readonly string[];
  /** Null if environmental product declarations are unusual here. GWP is in kg CO2e per declared unit, A1-A3. */
  epd: { declaredUnit: string; massKg: number; gwp: readonly [number, number]; pcr: string } | null;
  /** Contents of a health product declaration by descending share; null if unusual here. */
  hpd:
    | readonly {
        substance: string;
        cas: string;
        role: string;
        share: readonly [number, number];
        screening: string;
        /** Conditions on what the product states; none where all have it. */
        where?: readonly string[] | undefined;
      }[]
    | null;
  bim: {
    category: string;
    ifcClass: string;
    host: 'wall' | 'ceiling' | 'floor' | 'roof' | 'face' | 'unhosted';
  };
  /** The assembly in drawing titles, `Standing Seam Metal Roof`, and the prefix of sheet numbers, `SSR`. */
  assembly: string;
  sheetPrefix: string;
  /** Sections that a specifier also reads. */
  related: readonly string[];
  /** Paragraphs for PART 3 EXECUTION, installation in the imperative mood. At least 4. */
  installation: readonly string[];
}

/** Values by attribute key: `{ thickness: 2, thermalResistance: 11.4 }`. */
export type Values = Readonly<Record<string, number | string>>;

/** A row of a manufacturer's options table: sizes, colors, finishes, lead time, warranty. */
export type ProductOption = Product['options'][number];

/** A kind of product in a section. What it leaves out, it takes from the section. */
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
  /** Rows of a manufacturer's table in US customary units. Each product is one of them. */
  series?: readonly Values[];
  /** Mass in kg and GWP of one declared unit of the section, in this kind. */
  footprint?: { massKg: number; gwp: readonly [number, number] } | undefined;
  /** Values derived from others: thickness and R per inch give R. `null` removes an attribute. */
  deriveValues?: (values: Values) => Readonly<Record<string, number | string | null>>;
  /** Other sections in which people look for it: a glass railing among pipe railings. */
  also?: readonly string[];
  /** Options chosen when ordering. */
  options?: readonly ProductOption[];
}

/**
 * A section as it is written in `content/products`. Its nouns, materials, and attributes are those of its kinds;
 * `standards` are designations, `ASTM E84`.
 */
export type SectionDeclaration = Omit<SectionProfile, 'tradeNames' | 'nouns' | 'materials' | 'attributes'>;

export interface KindProfile extends SectionProfile {
  series: NonNullable<ProductKind['series']>;
  deriveValues: NonNullable<ProductKind['deriveValues']>;
  also: NonNullable<ProductKind['also']>;
  options: NonNullable<ProductKind['options']>;
}

/** What computes values of kinds, by the number of the section, then by the kind's noun. */
export type Formulas = Readonly<
  Record<string, Readonly<Record<string, NonNullable<ProductKind['deriveValues']>>>>
>;
