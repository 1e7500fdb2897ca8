import { describe, expect, it } from 'vitest';

import { actionOf, keyHelp, nextRate, resumeAt } from '#src/domain/media/playback.ts';
import { cuesWith, timedTranscript } from '#src/domain/media/transcript.ts';
import { cueAt, readWebVtt } from '#src/lib/web-vtt.ts';
import { webVtt } from '#src/reference-api/media/web-vtt.ts';

describe('a WebVTT file', () => {
  it('gives its cues as plain text, with who speaks', () => {
    const file =
      '\uFEFFWEBVTT - title\r\n\r\nNOTE nothing\r\n\r\nSTYLE\r\n::cue {}\r\n\r\n1\r\n00:01.500 --> 00:02.000 align:start\r\n<v Ada Lovelace>Two &amp; <i>three</i>\r\nlines\r\n\r\n01:00:00.000 --> 01:00:01.250\r\n<script>x</script> &lt;b&gt;';
    expect(readWebVtt(file)).toEqual([
      { start: 1.5, end: 2, speaker: 'Ada Lovelace', text: 'Two & three lines' },
      { start: 3600, end: 3601.25, speaker: null, text: 'x <b>' },
    ]);
  });

  it.each([
    ['', null],
    ['<!doctype html><p>WEBVTT', null],
    ['WEBVTTX\n\n', null],
    ['{"error":1}', null],
    ['WEBVTT', []],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nbackward', []],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>', []],
    ['WEBVTT\n\n99 --> 100\nno time', []],
  ])('%j is %j', (file, cues) => {
    expect(readWebVtt(file)).toEqual(cues);
  });

  it('gives its cues in the order of time', () => {
    const file =
      'WEBVTT\n\n00:05.000 --> 00:06.000\nlast\n\n00:01.000 --> 00:02.000\nfirst\n\n00:03.000 --> 00:04.000\nnext';
    expect(readWebVtt(file)?.map(({ text }) => text)).toEqual(['first', 'next', 'last']);
  });

  it('comes back as it was written', () => {
    const cues = [{ start: 0.4, end: 61.25, speaker: 'Goran', text: 'R&D < “5” > 3 --& more' }];
    expect(readWebVtt(webVtt(cues))).toEqual(cues);
  });
});

it('the keys of a film alone are those for captions, full screen, and its own window', () => {
  expect(keyHelp.filter(([, , film]) => film).map(([keys]) => keys)).toEqual(['C', 'F', 'I']);
});

const cues = [
  { start: 0.4, end: 2, speaker: 'A', text: 'Café doors' },
  { start: 2.2, end: 4, speaker: 'A', text: 'and windows' },
  { start: 4.2, end: 6, speaker: 'B', text: 'Windows, always' },
  { start: 8.1, end: 9, speaker: 'B', text: 'The end' },
];

it('the cue that is heard stays until the next one begins', () => {
  expect([0, 0.4, 2.1, 2.2, 7, 99].map((time) => cueAt(cues, time))).toEqual([-1, 0, 0, 1, 2, 3]);
});

it('a transcript is by chapters and by who speaks', () => {
  const chapters = [
    { title: 'One', start: 0 },
    { title: 'Two', start: 8 },
  ];
  expect(
    timedTranscript(cues, chapters).map(({ title, turns }) => [
      title,
      turns.map(({ speaker, cues: own }) => [speaker, own.map(({ index }) => index)]),
    ]),
  ).toEqual([
    [
      'One',
      [
        ['A', [0, 1]],
        ['B', [2]],
      ],
    ],
    ['Two', [['B', [3]]]],
  ]);
  expect(timedTranscript(cues, [])).toMatchObject([
    { title: null, turns: [{ speaker: 'A' }, { speaker: 'B' }] },
  ]);
});

it.each([
  ['windows', [1, 2]],
  ['CAFE', [0]],
  ['always win', [2]],
  [' ', []],
  ['door window', []],
])('words are found in lines: %j', (query, found) => {
  expect(cuesWith(cues, query)).toEqual(found);
});

it.each([
  [undefined, null],
  [0, null],
  [4.9, null],
  [5, 5],
  [54, 54],
  [56, null],
  [200, null],
])('left at %s of 60 s, it goes on at %s', (stopped, at) => {
  expect(resumeAt(stopped, 60)).toBe(at);
});

it('keys do what players do, and no others', () => {
  expect([' ', 'K', 'j', 'l', 'M', '>', '7'].map(actionOf)).toEqual([
    { do: 'toggle' },
    { do: 'toggle' },
    { do: 'seek', by: -10 },
    { do: 'seek', by: 10 },
    { do: 'mute' },
    { do: 'rate', by: 1 },
    { do: 'jump', share: 0.7 },
  ]);
  expect(['x', 'Enter', 'Tab', 'constructor', '10'].map(actionOf)).toEqual([null, null, null, null, null]);
  const after = (rate: number, ...steps: readonly (1 | -1)[]) =>
    steps.map((by) => (rate = nextRate(rate, by)));
  expect(after(0.75, 1, 1, 1, 1, 1)).toEqual([1, 1.25, 1.5, 2, 2]);
  expect(after(2, -1, -1, -1, -1, -1)).toEqual([1.5, 1.25, 1, 0.75, 0.75]);
  expect([nextRate(1.1, 1), nextRate(1.1, -1)]).toEqual([1.25, 0.75]);
});
