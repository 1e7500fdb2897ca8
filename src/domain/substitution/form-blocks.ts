/** A piece of a form, written by the page for paper and by `form-to-docx` for Word. */
export type FormBlock =
  | { kind: 'title'; text: string; note: string }
  | { kind: 'heading'; text: string }
  /** An empty value is a line to write on. */
  | { kind: 'fields'; fields: readonly FormField[] }
  | { kind: 'text'; text: string }
  /** The typed text; where there is none, lines to write on. */
  | { kind: 'writing'; label: string; text: string; lines: number }
  | { kind: 'choices'; label: string; choices: readonly FormChoice[] }
  | { kind: 'comparison'; head: readonly string[]; groups: readonly FormGroup[] }
  /** Always empty: for a hand. */
  | { kind: 'signature'; fields: readonly string[] };

export type FormField = readonly [label: string, value: string];

export interface FormChoice {
  text: string;
  isChosen: boolean;
}

export interface FormGroup {
  title: string;
  rows: readonly (readonly string[])[];
}

/** One proposed product's form; each begins on a page of its own. */
export interface RequestForm {
  /** By which it is told from others. */
  id: number;
  blocks: readonly FormBlock[];
}
