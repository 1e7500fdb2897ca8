import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Course } from '#src/contracts/learning.ts';
import { rightAnswers, answersToPass } from '#src/domain/learning/quiz.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { CertificateOffer } from '#src/screens/learning/certificate-offer.tsx';
import style from '#src/screens/learning/quiz.module.css';
import reading from '#src/screens/learning/reading.module.css';
import { isPassed, recordScore, ownScores, useLearningProgress } from '#src/stores/learning-progress.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** A short quiz. Answers are checked in the browser, and the best score is stored there. */
export function Quiz({ course }: { course: Course }) {
  const { quiz } = course;
  const [chosen, setChosen] = useState<readonly (number | null)[]>(() => quiz.map(() => null));
  const [isChecked, setChecked] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const session = useSession();
  const best = ownScores(
    useLearningProgress(({ scores }) => scores),
    session,
  ).find((score) => score.course === course.id);
  if (quiz.length === 0) return null;
  const open = chosen.filter((answer) => answer === null).length;
  const right = rightAnswers(quiz, chosen);
  const needed = answersToPass(quiz.length);

  function check(): void {
    setChecked(true);
    recordScore(course, right, quiz.length);
    // The result is rendered with this update, so focus it afterward.
    requestAnimationFrame(() => result.current?.focus());
  }

  /** The button disappears, so focus returns to the start. */
  function tryAgain(): void {
    flushSync(() => {
      setChosen(quiz.map(() => null));
      setChecked(false);
    });
    form.current?.querySelector('input')?.focus();
  }

  return (
    <section className={`stack at-top gap-2 print-block ${reading.part}`} aria-labelledby="quiz">
      <h2 id="quiz">Quiz</h2>
      <form
        ref={form}
        className="stack gap-4"
        aria-label="Quiz"
        onSubmit={(event) => {
          event.preventDefault();
          if (open === 0 && !isChecked) check();
        }}
      >
        <p className="note muted">
          {pluralize(quiz.length, 'question')}, {pluralize(needed, 'correct answer')} to pass. Your best score
          stays in this browser.
        </p>
        {quiz.map((question, index) => (
          <Question
            key={question.question}
            number={index + 1}
            question={question}
            chosen={chosen[index] ?? null}
            isChecked={isChecked}
            choose={(answer) => setChosen(chosen.with(index, answer))}
          />
        ))}
        {isChecked ? (
          <div className={`cluster gap-3 screen-only ${style.result}`}>
            <h3 ref={result} tabIndex={-1}>
              {right} of {quiz.length} correct: {right >= needed ? 'passed' : 'not passed yet'}
            </h3>
            <Button onClick={tryAgain}>Try again</Button>
          </div>
        ) : (
          <div className={`cluster gap-3 screen-only ${style.result}`}>
            <Button kind="primary" type="submit" disabled={open > 0}>
              Check answers
            </Button>
            <span role="status" className="note muted">
              {open === 0 ? '' : `${pluralize(open, 'question is', 'questions are')} unanswered.`}
            </span>
          </div>
        )}
        {best && (
          <Notice tone={isPassed(best) ? 'good' : 'neutral'}>
            <p>
              Your best score: {best.right} of {best.of}.
            </p>
            {isPassed(best) && <CertificateOffer course={course} score={best} />}
          </Notice>
        )}
      </form>
    </section>
  );
}

interface QuestionProps {
  number: number;
  question: Course['quiz'][number];
  chosen: number | null;
  isChecked: boolean;
  choose: (answer: number) => void;
}

function Question({ number, question, chosen, isChecked, choose }: QuestionProps) {
  const { question: text, answers, right, why } = question;
  return (
    <fieldset className={`stack ${style.question}`}>
      <legend className="ink bold">
        {number}. {text}
      </legend>
      {answers.map((answer, index) => (
        <label
          key={answer}
          className={`flex baseline high-28 gap-2 pad-block-3px rounded ${style.answer}`}
          data-is={
            isChecked ? (index === right ? 'right' : index === chosen ? 'wrong' : undefined) : undefined
          }
        >
          <input
            type="radio"
            name={`question-${number}`}
            checked={chosen === index}
            disabled={isChecked}
            onChange={() => choose(index)}
          />
          <span>
            {answer}
            {isChecked && index === right && <b className={style.right}> Correct</b>}
            {isChecked && index === chosen && index !== right && <b className="redline"> Incorrect</b>}
          </span>
        </label>
      ))}
      {isChecked && <p className={`note quiet pad-left-3 space-top-1 ${style.why}`}>{why}</p>}
    </fieldset>
  );
}
