import * as v from 'valibot';
import { line } from '#src/contracts/forms/typed.ts';

export const maxHeaderLength = 120;

const text = v.pipe(line, v.maxLength(maxHeaderLength));

/** Page header fields of a document, and the project's names for the contract parties. */
export const documentHeader = v.object({
  project: text,
  number: text,
  date: text,
  owner: text,
  architect: text,
  contractor: text,
});
export type DocumentHeader = v.InferOutput<typeof documentHeader>;

export const blankDocumentHeader: DocumentHeader = {
  project: '',
  number: '',
  date: '',
  owner: '',
  architect: '',
  contractor: '',
};
