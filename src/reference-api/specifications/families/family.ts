/**
 * What is said alike of all sections whose work is done in the same way. Lines are in the notation of masters; two spaces
 * begin one that belongs to the line before.
 */
export interface Family {
  /** `Install`, `Apply`. */
  verb: string;
  /** What shop drawings show; null where there are none. */
  shopDrawings: string | null;
  /** What samples are of; null where there are none. */
  samples: string | null;
  meeting: string;
  /** What a mockup shows; null where one is not usual. */
  mockup: string | null;
  /** What is left with the owner. */
  stock: string | null;
  delivery: readonly string[];
  conditions: readonly string[];
  accessories: readonly string[];
  /** Whether color and finish are chosen. */
  hasFinish: boolean;
  making: { title: string; lines: readonly string[] } | null;
  sourceControl: readonly string[];
  examination: readonly string[];
  preparation: readonly string[];
  tolerances: readonly string[];
  fieldControl: readonly string[];
  adjusting: readonly string[];
  cleaning: readonly string[];
  training: readonly string[];
  protection: readonly string[];
}
