import type { Course } from '#src/contracts/learning.ts';

/** Four out of five, rounded up. */
const passingShare = 0.8;

/** Number of right answers needed to pass. */
export const answersToPass = (questions: number): number => Math.ceil(questions * passingShare);

/** Number of right answers; null is a question without an answer yet. */
export const rightAnswers = (quiz: Course['quiz'], chosen: readonly (number | null)[]): number =>
  quiz.filter(({ right }, index) => chosen[index] === right).length;
