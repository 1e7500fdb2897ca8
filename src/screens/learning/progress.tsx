import { useRef, useState } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import type { ListedCourse } from '#src/contracts/learning.ts';
import { fullDate } from '#src/lib/dates.ts';
import { decimalText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/learning/academy.module.css';
import { clearScores, isPassed, ownScores, useLearningProgress } from '#src/stores/learning-progress.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';

/** Quizzes taken in this browser; renders nothing before the first. Once cleared, it says so until the page closes. */
export function Progress({ courses }: { courses: readonly ListedCourse[] }) {
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const scores = ownScores(
    useLearningProgress((progress) => progress.scores),
    session,
  );
  const [isCleared, setCleared] = useState(false);
  const passed = scores.filter(isPassed);
  const hours = courses
    .filter(({ id }) => passed.some(({ course }) => course === id))
    .reduce((sum, { credits }) => sum + credits, 0);
  if (scores.length === 0 && !isCleared) return null;
  return (
    <section
      className={`stack gap-2 framed shade minor-heads pad-4 ${style.progress}`}
      aria-labelledby="progress"
    >
      <h2 id="progress" ref={heading} tabIndex={-1}>
        Your progress
      </h2>
      {scores.length === 0 ? (
        <p>
          No scores yet. When you take a course quiz, your best score appears here and is saved only in this
          browser.
        </p>
      ) : (
        <>
          <p>
            {passed.length} of {courses.length} quizzes passed, {decimalText(hours, 1)}{' '}
            {hours === 1 ? 'hour' : 'hours'} of courses.
          </p>
          <table className="full-width note">
            <thead>
              <tr>
                <th scope="col">Course</th>
                <th scope="col">Best score</th>
                <th scope="col">On</th>
              </tr>
            </thead>
            <tbody>
              {scores.map(({ course, title, right, of, on }) => (
                <tr key={course}>
                  <th scope="row">
                    <Link to={to.course(course)}>{title}</Link>
                  </th>
                  <td className="digits nowrap">
                    {right} of {of}
                    {isPassed({ right, of }) ? ', passed' : ''}
                  </td>
                  <td className="digits nowrap">{fullDate(on) ?? on}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="cluster gap-2-4 small muted">
            <Button
              onClick={() => {
                // The button disappears with the scores.
                heading.current?.focus();
                setCleared(true);
                void notify.undo('Scores cleared', clearScores());
              }}
            >
              Clear my scores
            </Button>
            Saved only in this browser; not a record of credit.
          </div>
        </>
      )}
    </section>
  );
}
