import * as v from 'valibot';
import { create } from 'zustand';

import { today } from '#src/browser/clock.ts';
import { onChangedInOtherTab, readStored, writeStored } from '#src/browser/storage.ts';
import { answersToPass } from '#src/domain/learning/quiz.ts';
import { userIdOf, useSession, type Session } from '#src/stores/session.ts';

const key = 'learning';
const maxScores = 200;

/** `person` is null if no one was signed in. */
const entry = v.object({
  person: v.nullable(v.pipe(v.number(), v.integer())),
  course: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(v.string(), v.maxLength(300)),
  right: v.pipe(v.number(), v.integer(), v.minValue(0)),
  of: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The day of the best score. */
  on: v.pipe(v.string(), v.isoDate()),
});
export type QuizScore = v.InferOutput<typeof entry>;
const stored = v.pipe(v.array(entry), v.maxLength(maxScores));

/** Each person's best score in each course, for everyone who uses this browser. Scores stay in the browser. */
export const useLearningProgress = create<{ scores: readonly QuizScore[] }>()(() => ({ scores: [] }));

const readScores = (): void =>
  useLearningProgress.setState({ scores: readStored<readonly QuizScore[]>('local', key, stored, []) });
// Set after creation, because a pre-rendered page is taken over with the default.
readScores();
onChangedInOtherTab(key, readScores);

function store(scores: readonly QuizScore[]): void {
  const kept = scores.slice(0, maxScores);
  useLearningProgress.setState({ scores: kept });
  writeStored('local', key, kept);
}

/** The scores of the signed-in person, or of the visitor if no one is signed in. */
export function ownScores(scores: readonly QuizScore[], session: Session): readonly QuizScore[] {
  const person = userIdOf(session);
  return scores.filter((score) => score.person === person);
}

/** Stores a score unless there is one at least as good. */
export function recordScore(course: { id: number; title: string }, right: number, of: number): void {
  const person = userIdOf(useSession.getState());
  const { scores } = useLearningProgress.getState();
  const isSame = (score: QuizScore): boolean => score.person === person && score.course === course.id;
  const before = scores.find(isSame);
  if (before && before.of === of && before.right >= right) return;
  const title = course.title.slice(0, 300);
  store([
    { person, course: course.id, title, right, of, on: today() },
    ...scores.filter((score) => !isSame(score)),
  ]);
}

/** Clears the current person's scores. Returns a function that restores them, except for courses with a new score. */
export function clearScores(): () => void {
  const { scores } = useLearningProgress.getState();
  const own = ownScores(scores, useSession.getState());
  store(scores.filter((score) => !own.includes(score)));
  return () => {
    const { scores: others } = useLearningProgress.getState();
    const isTaken = ({ person, course }: QuizScore): boolean =>
      others.some((score) => score.person === person && score.course === course);
    store([...others, ...own.filter((score) => !isTaken(score))]);
  };
}

export const isPassed = ({ right, of }: Pick<QuizScore, 'right' | 'of'>): boolean =>
  right >= answersToPass(of);

// A visitor who takes a quiz and then signs in for the certificate keeps the score.
useSession.subscribe((now, before) => {
  const person = userIdOf(now);
  if (person === null || person === userIdOf(before)) return;
  const { scores } = useLearningProgress.getState();
  if (!scores.some((score) => score.person === null)) return;
  const own = new Set(scores.filter((score) => score.person === person).map(({ course }) => course));
  store(
    scores
      .filter((score) => score.person !== null || !own.has(score.course))
      .map((score) => (score.person === null ? { ...score, person } : score)),
  );
});
