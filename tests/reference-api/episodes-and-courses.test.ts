import { describe, expect, it } from 'vitest';

import { findSection } from '#src/domain/masterformat/sections.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const podcasts = [...world.podcasts.values()];
const courses = [...world.courses.values()];

/** The least of each. */
const PODCASTS = 80;
const COURSES = 40;
const SHARED_WORDS = 12;

/** The words of each turn, without the name in front. */
const turnsOf = (transcript: string) =>
  transcript.split('\n\n').map((turn) => turn.slice(turn.indexOf(': ') + 2));

/** Every run of so many words, in lower case and without signs. */
function runsOf(turn: string): string[] {
  const words = turn.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return words.slice(SHARED_WORDS - 1).map((_, at) => words.slice(at, at + SHARED_WORDS).join(' '));
}

/** Texts that stand in two of the records, with the records' numbers. */
function shared(records: Iterable<readonly [number, readonly string[]]>): string[] {
  const first = new Map<string, number>();
  const found: string[] = [];
  for (const [id, texts] of records)
    for (const text of texts) {
      const other = first.get(text) ?? id;
      if (other !== id) found.push(`${other} and ${id}: ${text}`);
      first.set(text, other);
    }
  return found;
}

describe('the episodes', () => {
  it(`are ${PODCASTS} or more, in four to six series, each with a title and a summary of its own`, () => {
    expect(podcasts.length).toBeGreaterThanOrEqual(PODCASTS);
    expect(new Set(podcasts.map(({ title }) => title)).size).toBe(podcasts.length);
    expect(new Set(podcasts.map(({ summary }) => summary)).size).toBe(podcasts.length);
  });

  it('say at least 400 words each', () => {
    const short = podcasts
      .map(({ id, transcript }) => [id, turnsOf(transcript).join(' ').split(/\s+/).length] as const)
      .filter(([, words]) => words < 400);
    expect(short).toEqual([]);
  });

  it('without a recording are as long as their transcript at 150 words a minute', () => {
    for (const { transcript, seconds } of podcasts.filter(({ recording }) => !recording))
      expect(seconds).toBe(Math.round(turnsOf(transcript).join(' ').split(/\s+/).length * 0.4));
  });

  it('share no paragraph', () => {
    expect(shared(podcasts.map(({ id, transcript }) => [id, turnsOf(transcript)]))).toEqual([]);
  });

  it(`share no ${SHARED_WORDS} words in a row`, () => {
    expect(shared(podcasts.map(({ id, transcript }) => [id, turnsOf(transcript).flatMap(runsOf)]))).toEqual(
      [],
    );
  });

  it('are told by two people with different names, and leave no placeholder', () => {
    for (const { id, transcript, guests } of podcasts) {
      const speakers = new Set(transcript.split('\n\n').map((turn) => turn.slice(0, turn.indexOf(': '))));
      expect({ id, speakers: speakers.size, left: transcript.match(/[{}]/) }).toEqual({
        id,
        speakers: 2,
        left: null,
      });
      expect(transcript).toContain(guests[0]);
    }
  });

  it('have chapters in order within their length, the first at the beginning', () => {
    for (const { id, chapters, seconds } of podcasts) {
      const starts = chapters.map((chapter) => chapter.seconds);
      expect({ id, first: starts[0], isInOrder: isRising(starts) }).toEqual({
        id,
        first: 0,
        isInOrder: true,
      });
      expect(starts.at(-1)).toBeLessThan(seconds);
      expect(chapters.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('treat sections that exist, and at least two topics', () => {
    for (const { sections, topics } of podcasts) {
      expect(sections.filter((digits) => !findSection(digits))).toEqual([]);
      expect(topics.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('give credit, every fourth at least, through a course on one of their sections', () => {
    const credited = podcasts.filter(({ ceuId }) => ceuId !== null);
    const strange = credited.filter(
      ({ ceuId, sections }) =>
        !world.courses.get(ceuId ?? 0)?.sections.some((section) => sections.includes(section)),
    );
    expect(strange.map(({ title }) => title)).toEqual([]);
    expect(credited.length).toBeGreaterThanOrEqual(PODCASTS / 4);
  });
});

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

describe('the courses', () => {
  it(`are ${COURSES} or more, each with a title of its own`, () => {
    expect(courses.length).toBeGreaterThanOrEqual(COURSES);
    expect(new Set(courses.map(({ title }) => title)).size).toBe(courses.length);
  });

  it('have four objectives and an outline', () => {
    for (const { id, objectives, outline } of courses) {
      expect({ id, objectives: new Set(objectives).size }).toEqual({ id, objectives: 4 });
      expect(outline.length).toBeGreaterThanOrEqual(4);
      expect(outline.length).toBeLessThanOrEqual(6);
    }
    expect(shared(courses.map(({ id, objectives }) => [id, objectives]))).toEqual([]);
  });

  it('ask five questions, each with four answers of which one is right, and say why', () => {
    for (const { id, quiz } of courses) {
      expect({ id, questions: quiz.length }).toEqual({ id, questions: 5 });
      for (const { question, answers, right, why } of quiz) {
        expect({ question, answers: new Set(answers).size }).toEqual({ question, answers: 4 });
        expect(answers[right]).toBeDefined();
        expect(why).not.toBe('');
      }
    }
    expect(shared(courses.map(({ id, quiz }) => [id, quiz.map(({ question }) => question)]))).toEqual([]);
  });

  it('hide the right answer in every place', () => {
    const places = courses.flatMap(({ quiz }) => quiz.map(({ right }) => right));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('give one learning unit an hour, cost what they say, and are given on a weekday if they are live', () => {
    for (const one of courses) {
      const isLive = one.format === 'Live online' || one.format === 'In person';
      expect(one.credits).toBe(one.minutes / 60);
      expect(one.isFree).toBe(one.price === null);
      expect(one.startsAt !== null).toBe(isLive);
      expect([0, 6]).not.toContain(one.startsAt === null ? null : new Date(one.startsAt).getUTCDay());
      expect(one.startsAt === null || one.startsAt > one.published_at).toBe(true);
      expect(one.sections.filter((digits) => !findSection(digits))).toEqual([]);
      expect(one.coid === null || world.companies.has(one.coid)).toBe(true);
    }
  });
});

it('holds fewer of both in a smaller world', () => {
  const small = seedWorld({ seed: 1, scale: 0.25, today });
  expect(small.podcasts.size).toBe(Math.ceil(podcasts.length / 4));
  expect(small.courses.size).toBe(Math.ceil(courses.length / 4));
});
