import { readFileSync } from 'node:fs';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import * as saving from '#src/browser/save-file.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { useLearningProgress } from '#src/stores/learning-progress.ts';
import { failCall } from '#tests/screens/failing-call.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const course = world.courses.get(2);
if (!course) throw new Error('The sample world has changed.');
const address = '/continuing-education/2';

// Of all people: a page begins with those that the one before left.
afterEach(() => useLearningProgress.setState({ scores: [] }));

const quiz = async () => within(await screen.findByRole('form', { name: 'Quiz' }));

/** Answers so many questions right and the others wrong, and has them checked. */
async function answer(right: number) {
  const form = await quiz();
  for (const [index, question] of course?.quiz.entries() ?? []) {
    const group = within(form.getByRole('group', { name: `${index + 1}. ${question.question}` }));
    const options = group.getAllByRole('radio');
    fireEvent.click(
      options[index < right ? question.right : (question.right + 1) % options.length] ?? document.body,
    );
  }
  fireEvent.click(form.getByRole('button', { name: 'Check answers' }));
  return form;
}

async function scoreInAcademy() {
  open('/arcatemy');
  await screen.findByRole('region', { name: 'Next dates' });
  return screen.queryByRole('rowheader', { name: course?.title ?? '' })?.closest('tr')?.textContent ?? null;
}

describe('a quiz', () => {
  it('that is not passed marks each answer, says why, and offers no certificate', async () => {
    open(address);
    const form = await answer(3);
    expect(form.getByRole('heading', { name: '3 of 5 correct: not passed yet' })).toBeVisible();
    await waitFor(() => expect(form.getByRole('heading', { name: /^3 of 5/ })).toHaveFocus());
    expect(form.getAllByText('Correct')).toHaveLength(5);
    expect(form.getAllByText('Incorrect')).toHaveLength(2);
    for (const { why } of course.quiz) expect(form.getByText(why)).toBeVisible();
    for (const radio of form.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(form.getByText('Your best score: 3 of 5.')).toBeVisible();
    expect(form.queryByText(/certificate of completion/)).toBeNull();
    // Nothing of it leaves the browser.
    expect(sentRequests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('says how many questions are open, and checks when none is', async () => {
    open(address);
    const form = await quiz();
    const check = form.getByRole('button', { name: 'Check answers' });
    expect(form.getByText('5 questions, 4 correct answers to pass.', { exact: false })).toBeVisible();
    for (const [at, words] of [
      [0, '4 questions are unanswered.'],
      [1, '3 questions are unanswered.'],
      [2, '2 questions are unanswered.'],
      [3, '1 question is unanswered.'],
      [4, ''],
    ] as const) {
      expect(check).toHaveAttribute('aria-disabled', 'true');
      const [first] = within(form.getAllByRole('group')[at] ?? document.body).getAllByRole('radio');
      fireEvent.click(first ?? document.body);
      expect(form.getByRole('status')).toHaveTextContent(words);
    }
    expect(check).not.toHaveAttribute('aria-disabled');
  });

  it('that is passed is kept after leaving, and a worse try does not replace it', async () => {
    const { router } = open(address);
    await answer(4);
    await router.navigate('/AIArules');
    await heading('AIA continuing education rules');
    await router.navigate(address);
    const form = await quiz();
    expect(form.getByText('Your best score: 4 of 5.')).toBeVisible();
    // The answers themselves are not kept.
    for (const radio of form.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await answer(1);
    expect(form.getByRole('heading', { name: '1 of 5 correct: not passed yet' })).toBeVisible();
    expect(form.getByText('Your best score: 4 of 5.')).toBeVisible();
    closePages();
    expect(await scoreInAcademy()).toBe(`${course.title}4 of 5, passedNov 2, 2026`);
    expect(screen.getByText('1 of 40 quizzes passed, 1 hour of courses.')).toBeVisible();
  });

  it('stands in the academy without hours while it is not passed', async () => {
    open(address);
    await answer(2);
    closePages();
    expect(await scoreInAcademy()).toBe(`${course.title}2 of 5Nov 2, 2026`);
    expect(screen.getByText('0 of 40 quizzes passed, 0 hours of courses.')).toBeVisible();
  });

  it('of one person is not shown to another', async () => {
    await signInAs('ada');
    open(address);
    await answer(5);
    closePages();
    await signInAs('ben');
    open(address);
    const form = await quiz();
    expect(form.queryByText(/^Your best score:/)).toBeNull();
    closePages();
    expect(await scoreInAcademy()).toBeNull();
  });

  it('is left out of a course that has none', async () => {
    answerWith(http.get('*/api/ceu/:id', () => HttpResponse.json({ ...course, quiz: [] })));
    open(address);
    const main = await page();
    expect(main.getByRole('region', { name: 'Objectives' })).toBeVisible();
    expect(main.queryByRole('form', { name: 'Quiz' })).toBeNull();
    expect(main.queryByRole('heading', { name: 'Quiz' })).toBeNull();
  });

  it('of one question speaks of one', async () => {
    answerWith(
      http.get('*/api/ceu/:id', () => HttpResponse.json({ ...course, quiz: course.quiz.slice(0, 1) })),
    );
    open(address);
    expect(await screen.findByText(/^1 question, 1 correct answer to pass\./)).toBeVisible();
  });
});

function fontOnDisk({ request }: { request: Request }) {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return HttpResponse.arrayBuffer(
    new Uint8Array(readFileSync(`node_modules/@fontsource/ibm-plex-sans/files/${name}`)).buffer,
  );
}

describe('a certificate', () => {
  it('that could not be made says so, and can be asked for again', async () => {
    await signInAs('ada');
    const { user } = open(address);
    const form = await answer(5);
    const saved = vi.spyOn(saving, 'saveFile').mockReturnValue();
    // Without its font it cannot be written.
    const font = failCall('/ibm-plex-sans-*.woff');
    const offer = () => form.findByRole('button', { name: 'Certificate of completion (PDF)' });
    await user.click(await offer());
    expect(await form.findByRole('alert')).toHaveTextContent('Couldn’t create the certificate.');
    expect(saved).not.toHaveBeenCalled();
    answerWith(http.get('*/ibm-plex-sans-*.woff', fontOnDisk));
    font.mend();
    await user.click(await offer());
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(form.queryByRole('alert')).toBeNull();
    const [file, name] = saved.mock.lastCall ?? [];
    expect(name).toBe('certificate-vapor-retarders-dew-points-and-which-way-a-wall-dries.pdf');
    expect(file?.type).toBe('application/pdf');
  });
});
