/**
 * The texts of all sections whose work is done in the same way. Lines are in the notation of masters; two spaces
 * begin one that belongs to the line before.
 */
export interface Family {
  /** `Install`, `Apply`. */
  verb: string;
  /** The contents of shop drawings; null where there are none. */
  shopDrawings: string | null;
  /** The subjects of samples; null where there are none. */
  samples: string | null;
  meeting: string;
  /** The contents of a mockup; null where one is not usual. */
  mockup: string | null;
  /** Materials left with the owner. */
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
