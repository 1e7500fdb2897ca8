/** A block of a form, rendered by the page for print and by `form-to-docx` for Word. */
export type FormBlock =
  | { kind: 'title'; text: string; note: string }
  | { kind: 'heading'; text: string }
  /** An empty value becomes a line to write on. */
  | { kind: 'fields'; fields: readonly FormField[] }
  | { kind: 'text'; text: string }
  /** The typed text, or lines to write on if there is none. */
  | { kind: 'writing'; label: string; text: string; lines: number }
  | { kind: 'choices'; label: string; choices: readonly FormChoice[] }
  | { kind: 'comparison'; head: readonly string[]; groups: readonly FormGroup[] }
  /** Always blank, to be signed by hand. */
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

/** The form for one proposed product; each starts on a new page. */
export interface RequestForm {
  /** The product's id. */
  id: number;
  blocks: readonly FormBlock[];
}
