import type { DocumentHeader } from '#src/contracts/forms/document-header.ts';
import { mergeLabeledFields, type LabeledField, type Merge } from '#src/domain/conflict.ts';

/** The fields of a page header and their labels, in the order of the form. */
export const headerLabels: readonly (readonly [name: keyof DocumentHeader, label: string])[] = [
  ['project', 'Project name'],
  ['number', 'Project number'],
  ['date', 'Date'],
  ['owner', 'Owner’s title'],
  ['architect', 'Architect’s title'],
  ['contractor', 'Contractor’s title'],
];

const words: readonly LabeledField<Partial<DocumentHeader>>[] = headerLabels.map(([name, label]) => ({
  name,
  label,
  text: (header) => (header[name] === undefined || header[name] === '' ? 'As in the project' : header[name]),
}));

/** Three-way merge of page headers, field by field. */
export const mergeHeaders = <H extends Partial<DocumentHeader>>(
  states: Parameters<Merge<H>>[0],
  choices: Parameters<Merge<H>>[1],
): ReturnType<Merge<H>> => mergeLabeledFields<H>(states, choices, words);
