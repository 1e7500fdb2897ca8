import { expect, it } from 'vitest';

import { readCourses } from '#src/reference-api/content/courses.ts';
import { readEpisodes } from '#src/reference-api/content/episodes.ts';
import { readFilms } from '#src/reference-api/content/films.ts';

const course = `---
number: 1
title: Walls
summary: Which walls have to pass.
by: manufacturer
credit: LU|HSW
hours: 1.5
format: Live online
sections: 072113
---

## Objectives

- List the parts of a wall.

## Outline

- The parts of a wall

## Quiz

? How long does the test run?
- 10 minutes
+ 30 minutes
= The burners follow a schedule.
`;
const episode = `---
number: 1
title: Doors
summary: Eleven megabytes.
series: Digital practice
topics: bim, health
sections: 081113
guest: BIM manager
firm: architects
recorded: Goran, Fiona Chen, Cho Design Partners
---

# Eleven megabytes

H: You weighed a door.

G: I’m {guestName}, {host}.
`;
const film = `---
number: 1
title: Roofs
summary: How a sheet is held.
noun: TPO membrane
---

# What holds it

@ title

The sheet is held at its seams.

@ table | Zones | Field = wide | Corners = close

Corners get closer rows.
`;

const kinds = {
  course: [course, (text: string) => readCourses(new Map([['courses/one.md', text]]))],
  episode: [episode, (text: string) => readEpisodes(new Map([['episodes/one.md', text]]))],
  film: [film, (text: string) => readFilms('films', new Map([['films/one.md', text]]))],
} as const;

it('a course is read with its lists and questions', () => {
  expect(kinds.course[1](course)).toMatchObject([
    {
      slug: 'one',
      hours: 1.5,
      objectives: ['List the parts of a wall.'],
      outline: ['The parts of a wall'],
      quiz: [
        {
          question: 'How long does the test run?',
          answers: ['10 minutes', '30 minutes'],
          right: 1,
          why: 'The burners follow a schedule.',
        },
      ],
    },
  ]);
});

it('an episode is read turn by turn', () => {
  expect(kinds.episode[1](episode)).toMatchObject([
    {
      recorded: { host: 'Goran', guest: 'Fiona Chen', firm: 'Cho Design Partners' },
      script: [
        { kind: 'chapter', text: 'Eleven megabytes' },
        { kind: 'host', text: 'You weighed a door.' },
        { kind: 'guest', text: 'I’m {guestName}, {host}.' },
      ],
    },
  ]);
});

it('a film is read with its chapters and pictures', () => {
  expect(kinds.film[1](film)).toMatchObject([
    {
      script: {
        chapters: [{ title: 'What holds it', line: 0 }],
        pictures: [
          { picture: { kind: 'title', heading: 'Roofs', parts: [] }, line: 0 },
          {
            picture: { kind: 'table', heading: 'Zones', parts: ['Field = wide', 'Corners = close'] },
            line: 1,
          },
        ],
        lines: ['The sheet is held at its seams.', 'Corners get closer rows.'],
      },
    },
  ]);
});

it.each([
  ['course', 'no quiz', '## Quiz', '## Questions', 'text: “## Quiz” is missing.'],
  [
    'course',
    'objectives that are no list',
    '- List',
    'List',
    'text: “## Objectives” and a list are expected.',
  ],
  ['course', 'no outline', '## Outline', '## Contents', 'text: “## Outline” and a list are expected.'],
  ['course', 'two right answers', '- 10', '+ 10', 'line 22: A question is'],
  ['course', 'no right answer', '+ 30', '- 30', 'line 22: A question is'],
  ['course', 'one answer', '- 10 minutes\n', '', 'line 22: A question is'],
  ['course', 'no reason', '= The burners follow a schedule.', '', 'line 22: A question is'],
  ['course', 'a question without its mark', '? How', 'How', 'line 22: A question is'],
  ['course', 'unknown credit', 'LU|HSW', 'PDH', 'credit: One of these is expected: LU, LU|HSW.'],
  ['course', 'a price in words', 'hours: 1.5', 'hours: 1\nprice: free', 'price: A whole number is expected.'],
  ['episode', 'a turn of no one', 'H: You', 'You', 'line 15: A line begins with “# ”, “H: ” or “G: ”.'],
  [
    'episode',
    'an unknown series',
    'Digital practice',
    'Digital',
    'series: One of these is expected: Envelope,',
  ],
  ['episode', 'an unknown course', 'recorded', 'course: x\nrecorded', 'course: One of these is expected: '],
  [
    'episode',
    'a recording without the firm',
    ', Cho Design Partners',
    '',
    'recorded: The host, the guest, and the guest’s firm are expected.',
  ],
  [
    'film',
    'an unknown picture',
    '@ table',
    '@ chart',
    'line 14: A picture is one of these: title, product, detail, points, table.',
  ],
  ['film', 'no product', 'noun: TPO membrane\n', '', 'noun: It is missing.'],
] as const)('%s: %s is refused by file and place', (kind, _, from, to, message) => {
  const [text, read] = kinds[kind];
  expect(text).toContain(from);
  expect(() => read(text.replace(from, to))).toThrow(`content/${kind}s/one.md, ${message}`);
});
