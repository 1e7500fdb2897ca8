import type { Course } from '#src/contracts/learning.ts';

/** Four of five, or as many of more. */
const passingShare = 0.8;

/** How many right answers complete a course of so many questions. */
export function toPass(questions: number): number {
  return Math.ceil(questions * passingShare);
}

/** How many of the chosen answers are right; null is a question without an answer yet. */
export function rightAnswers(quiz: Course['quiz'], chosen: readonly (number | null)[]): number {
  return quiz.filter(({ right }, index) => chosen[index] === right).length;
}
