import * as v from 'valibot';

import { readStored, writeStored } from '#src/browser/storage.ts';
import { readOfficeTemplate } from '#src/stores/office-template.ts';
import { documentFormats } from '#src/domain/specification/writers/formats.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';

const key = 'document-options';

const documentOptions = v.object({
  format: v.picklist(documentFormats),
  numbering: v.picklist(['1.1', '1.01']),
  units: v.picklist(['ip', 'si', 'both']),
  notes: v.picklist(['remove', 'hidden', 'visible']),
  detail: v.picklist(['outline', 'short', 'full']),
  paper: v.picklist(['letter', 'a4']),
  source: v.optional(v.picklist(['none', 'note', 'copyright']), 'none'),
  emptyArticles: v.optional(v.picklist(['remove', 'not used']), 'remove'),
  /** Whether the first page lists open items. */
  saysDraft: v.optional(v.boolean(), true),
});
/** The user's format and print options, remembered because an office saves every section in the same way. */
export type DocumentOptions = v.InferOutput<typeof documentOptions>;

const { numbering, units, notes, detail, paper, emptyArticles } = defaultPrintOptions;
const defaultOptions: DocumentOptions = {
  format: 'docx',
  numbering,
  units,
  notes,
  detail,
  paper,
  source: 'none',
  emptyArticles,
  saysDraft: true,
};

/** The person's last options; numbering and paper default to the office template's. */
export function readDocumentOptions(): DocumentOptions {
  const options = readStored('local', key, documentOptions, defaultOptions);
  const office = readOfficeTemplate();
  return office ? { ...options, numbering: office.numbering, paper: office.paper } : options;
}

export const rememberDocumentOptions = (options: DocumentOptions): void => {
  writeStored('local', key, options);
};
