import type { Content, Product } from '#src/contracts/content.ts';
import type { CompanyHit } from '#src/contracts/search.ts';

/** A found record, in full; a hit has only what a list shows. */
export type FoundRecord = Content | CompanyHit;

/** One document of the index: what is found, and what it can be found and filtered by beyond that. */
export interface SearchDocument {
  hit: FoundRecord;
  /** Names of certification programs: its own, or those of the products it belongs to. */
  certifications: readonly string[];
  /** `EPD`, `HPD`: its own, or those of the products it belongs to. */
  declarations: readonly string[];
  /** The products it belongs to (a product: itself). Filters use their measures. */
  products: readonly Product[];
  /** Global warming potentials, A1–A3, from its own or its products' declarations, in kg CO₂e per declared unit. */
  gwp: readonly number[];
  /** File formats, in any case; for a product, those of its items. */
  formats: readonly string[];
  /**
   * More text to find it by: attribute values with units, standards, model numbers, materials. One per line, since
   * lines that many documents share are read once.
   */
  text: string;
  /** The text of each page that a hit can lead to; empty for pages that only list others. */
  pages?: () => readonly string[];
}
