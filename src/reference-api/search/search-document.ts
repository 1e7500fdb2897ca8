import type { Content, Product } from '#src/contracts/content.ts';
import type { CompanyHit } from '#src/contracts/search.ts';

/** What is found: the whole record, of which a hit has what a list shows. */
export type Found = Content | CompanyHit;

/** One document of the index: what is found, and what it can be found and filtered by beyond that. */
export interface SearchDocument {
  hit: Found;
  /** Names of certification programs: its own, or those of the products it belongs to. */
  certifications: readonly string[];
  /** `EPD`, `HPD`: its own, or those of the products it belongs to. */
  declarations: readonly string[];
  /** The products it belongs to (for a product, itself): it is narrowed by what they measure. */
  products: readonly Product[];
  /** Global warming potentials, A1–A3, of its own or its products' declarations, kg CO₂e per declared unit. */
  gwp: readonly number[];
  /** The file formats there are of it, any case; for a product, those of what belongs to it. */
  formats: readonly string[];
  /**
   * Further text that it should be found by: attribute values with units, standards, model numbers, materials. One
   * thing a line: lines that many documents share are read once.
   */
  text: string;
  /** The words of its pages, where it has pages that a hit can lead to; empty for those that only list others. */
  pages?: () => readonly string[];
}
