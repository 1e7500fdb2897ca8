import * as v from 'valibot';
import { course, type Course } from '#src/contracts/learning.ts';
import type { Line, ReportError } from '#src/reference-api/content/files.ts';
import { number, oneOf, sections, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { blocksUnderHeading, blocksOf, groupsOf } from '#src/reference-api/content/markdown.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';
import { texts } from '#src/reference-api/content/texts.ts';

const { creditKind, format, states } = course.entries;

const CourseFields = v.strictObject({
  number: wholeNumber,
  title: text,
  summary: text,
  /** A manufacturer of the first section, or the library itself. */
  by: oneOf(['manufacturer', 'library']),
  credit: oneOf(creditKind.options),
  hours: number,
  format: oneOf(format.options),
  /** States where the licensing board, the code, or the climate calls for the subject. */
  states: v.optional(several(states.item)),
  /** In US dollars. */
  price: v.optional(wholeNumber),
  sections,
});

/** A course as it is written, before a world gives it a provider and dates. */
export interface CourseEntry extends v.InferOutput<typeof CourseFields> {
  slug: string;
  objectives: readonly string[];
  outline: readonly string[];
  quiz: Course['quiz'];
}

/** @internal */
export const readCourses = (files = texts): CourseEntry[] =>
  numberedEntriesIn('courses', CourseFields, files).map(({ slug, front, body, refuse }) => {
    const at = body.findIndex((line) => line.text === '## Quiz');
    if (at === -1) refuse('text', '“## Quiz” is missing.');
    const blocks = blocksOf(body.slice(0, at), refuse);
    const listBelow = (heading: string) => {
      const [list] = blocksUnderHeading(blocks, heading);
      return list?.kind === 'list' ? list.items : refuse('text', `“## ${heading}” and a list are expected.`);
    };
    return {
      slug,
      ...front,
      objectives: listBelow('Objectives'),
      outline: listBelow('Outline'),
      quiz: groupsOf(body.slice(at + 1)).map((group) => questionOf(group, refuse)),
    };
  });

/** `? ` a question, `+ ` its right answer, `- ` wrong ones, `= ` why the right one is right. */
function questionOf(group: readonly Line[], refuse: ReportError): Course['quiz'][number] {
  const [first, ...others] = group.map(({ text: line }) => line);
  const answers = others.slice(0, -1);
  const why = others.at(-1) ?? '';
  const right = answers.findIndex((answer) => answer.startsWith('+ '));
  const isSound =
    first?.startsWith('? ') &&
    why.startsWith('= ') &&
    answers.length > 1 &&
    right >= 0 &&
    answers.every((answer, index) => answer.startsWith(index === right ? '+ ' : '- '));
  if (!first || !isSound)
    return refuse(
      group[0]?.at ?? 1,
      'A question is “? ”, answers with one “+ ” and “- ” before the others, then “= ”.',
    );
  return {
    question: first.slice(2),
    answers: answers.map((answer) => answer.slice(2)),
    right,
    why: why.slice(2),
  };
}

/** All courses; a course's number is its place in this list. */
export const courses: readonly CourseEntry[] = readCourses();
