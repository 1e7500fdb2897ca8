import type { DesignProject } from '#src/contracts/char-projects.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { titleBlock, type ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import type { SubmittalFile, SubmittalPlan } from '#src/domain/design-projects/submittal.ts';

/** The bytes received, or why the download failed. */
export type FileResult = { bytes: number } | { reason: string };

export interface SubmittalFacts {
  project: DesignProject;
  /** The project type's name. */
  type: string;
  plan: SubmittalPlan;
  /** By file URL. */
  results: ReadonlyMap<string, FileResult>;
  /** `2026-11-02`. */
  today: string;
  /** Name of the product that made the file. */
  by: string;
}

const notFetched: FileResult = { reason: 'not fetched' };

const resultOf = ({ results }: SubmittalFacts, { file }: SubmittalFile): FileResult =>
  results.get(file.url) ?? notFetched;

function resultText(facts: SubmittalFacts, file: SubmittalFile): string {
  const result = resultOf(facts, file);
  if ('reason' in result) return `missing: ${result.reason}`;
  return file.isRepeated ? 'included with an earlier item' : 'included';
}

const registerHeads = [
  'No.',
  'Mark',
  'Section',
  'Section title',
  'Item',
  'Manufacturer',
  'Options',
  'Document',
  'Document type',
  'File',
  'Format',
  'Version',
  'Date',
  'Status',
  'Result',
] as const;

/** One row per file after a header row; items without a file come last. */
export function submittalRegister(facts: SubmittalFacts): (string | number | null)[][] {
  const { plan } = facts;
  const rows = plan.files.map((one, index) => [
    index + 1,
    ...lineCells(one.line),
    one.item.title,
    contentTypeWords[one.item.content_type].singular,
    'reason' in resultOf(facts, one) ? one.file.name : one.path,
    one.file.format,
    versionOf(one),
    one.file.updated.slice(0, 10),
    one.line.status,
    resultText(facts, one),
  ]);
  const bare = plan.bare.map((line, index) => [
    plan.files.length + index + 1,
    ...lineCells(line),
    '',
    '',
    '',
    '',
    '',
    line.updated,
    line.status,
    'no document in the library',
  ]);
  return [[...registerHeads], ...rows, ...bare];
}

function lineCells(line: ScheduleLine): string[] {
  const options = (line.item.saved.options ?? []).map(({ name, value }) => `${name}: ${value}`);
  return [line.mark, line.section, line.sectionTitle, line.title, line.manufacturer, options.join('; ')];
}

function versionOf({ item }: SubmittalFile): string {
  if (item.content_type === 'spec') return item.edition;
  if (item.content_type === 'hpd') return item.version;
  return item.content_type === 'epd' ? item.declarationNumber : '';
}

/** Table of contents as plain text, for readers who open the ZIP without a browser. */
export function submittalContents(facts: SubmittalFacts): string {
  const { project, type, plan, today, by } = facts;
  const head = [
    'SUBMITTAL',
    '',
    ...titleBlock(project, type).map(([label, value]) => `${`${label}:`.padEnd(22)}${value}`),
    `${'Date:'.padEnd(22)}${today}`,
    `${'Made with:'.padEnd(22)}${by}`,
    '',
    'CONTENTS',
  ];
  const lines = plan.lines.flatMap((line, index) => {
    const isFirst = line.section !== plan.lines[index - 1]?.section || index === 0;
    const own = plan.files.filter(({ line: of }) => of === line);
    return [
      ...(isFirst ? ['', line.section === '' ? 'No section' : `${line.section} ${line.sectionTitle}`] : []),
      `  ${line.mark}  ${line.title} · ${line.manufacturer} · ${line.status}`,
      ...own.map((one) => {
        const result = resultOf(facts, one);
        return `      ${'reason' in result ? `[missing: ${result.reason}] ${one.file.name}` : one.path}`;
      }),
      ...(own.length === 0 ? ['      no document in the library'] : []),
    ];
  });
  return [...head, ...lines, ''].join('\r\n');
}
