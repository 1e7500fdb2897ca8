import type { Course } from '#src/contracts/learning.ts';

/** A course as it is written, before a world gives it a provider and dates. */
export interface CourseText {
  /** By which an episode names it. */
  key: string;
  title: string;
  summary: string;
  /** A manufacturer of the first section, or the library itself. */
  by: 'maker' | 'library';
  creditKind: Course['creditKind'];
  hours: number;
  format: Course['format'];
  /** Where the licensing board, the code or the climate asks for the subject. */
  states: readonly string[];
  /** In US dollars; 0 is free. */
  price: number;
  /** Digits of MasterFormat 04, the principal section first. */
  sections: readonly string[];
  objectives: readonly string[];
  outline: readonly string[];
  /** One line each: `? ` a question, `+ ` its right answer, `- ` a wrong one, `= ` why the right one is right. */
  quiz: string;
}
