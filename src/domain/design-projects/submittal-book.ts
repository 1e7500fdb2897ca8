import { capitalized } from '#src/lib/capitalized.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { titleBlock, type ScheduleLine } from '#src/domain/design-projects/schedule.ts';
import type { SubmittalFile, SubmittalPlan } from '#src/domain/design-projects/submittal.ts';
import { fullDate } from '#src/lib/dates.ts';

/** A document of a submittal; its pages follow its item's cover page. */
export interface BookDocument {
  /** `Datasheet: Technical data sheet`. */
  label: string;
  file: SubmittalFile;
}

export interface BookItem {
  mark: string;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  note: string;
  /** Each option with all its values; the chosen one is marked. */
  options: readonly { name: string; values: readonly { text: string; isChosen: boolean }[] }[];
  documents: readonly BookDocument[];
}

export interface BookSection {
  /** `07 54 23`; empty without a section. */
  number: string;
  title: string;
  items: readonly BookItem[];
}

/** A submittal as one document: its own pages and the documents bound in after them. */
export interface SubmittalBook {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** The text of each page's header and footer. */
  running: { project: string; number: string; title: string; date: string };
  sections: readonly BookSection[];
  /** ISO date. */
  day: string;
}

export function submittalBook(
  project: DesignProject,
  { type, today, plan }: { type: string; today: string; plan: SubmittalPlan },
): SubmittalBook {
  const date = fullDate(today) ?? today;
  const numbers = [...new Set(plan.lines.map(({ section }) => section))];
  return {
    title: project.name,
    day: today,
    facts: [...titleBlock(project, type), ['Date', date], ['Items', String(plan.lines.length)]],
    running: { project: project.name, number: project.number, title: 'Submittal', date },
    sections: numbers.map((number) => {
      const own = plan.lines.filter(({ section }) => section === number);
      return {
        number,
        title: own[0]?.sectionTitle ?? '',
        items: own.map((line) => bookItem(line, plan)),
      };
    }),
  };
}

function bookItem(line: ScheduleLine, plan: SubmittalPlan): BookItem {
  const { record, saved } = line.item;
  const product = record.kind === 'item' && record.item.content_type === 'product' ? record.item : null;
  const all = [
    ['Manufacturer', line.manufacturer],
    ['Model', line.model],
    ['Status', line.status],
    ['Updated', fullDate(line.updated) ?? line.updated],
    ['Remarks', line.remarks],
  ] as const;
  return {
    mark: line.mark,
    title: line.title,
    facts: all.filter(([, value]) => value !== ''),
    note: line.note,
    options: (product?.options ?? []).map(({ name, values }) => ({
      name,
      values: values.map(({ text }) => ({
        text,
        isChosen: (saved.options ?? []).some((one) => one.name === name && one.value === text),
      })),
    })),
    documents: plan.files
      .filter((file) => file.line === line)
      .map((file) => ({
        label: `${capitalized(contentTypeWords[file.item.content_type].singular)}: ${file.item.title}`,
        file,
      })),
  };
}
