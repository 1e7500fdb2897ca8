import { describe, expect, it } from 'vitest';

import { actionOf, keyHelp, nextRate, resumeAt } from '#src/domain/media/playback.ts';
import { cuesWith, timedTranscript } from '#src/domain/media/transcript.ts';
import { cueAt, readCaptions } from '#src/lib/web-vtt.ts';
import { webVtt } from '#src/reference-api/media/web-vtt.ts';

describe('a WebVTT file', () => {
  it('gives its cues as plain text, with who speaks', () => {
    const file =
      '\uFEFFWEBVTT - title\r\n\r\nNOTE nothing\r\n\r\nSTYLE\r\n::cue {}\r\n\r\n1\r\n00:01.500 --> 00:02.000 align:start\r\n<v Ada Lovelace>Two &amp; <i>three</i>\r\nlines\r\n\r\n01:00:00.000 --> 01:00:01.250\r\n<script>x</script> &lt;b&gt;';
    expect(readCaptions(file)).toEqual([
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
    expect(readCaptions(file)).toEqual(cues);
  });

  it('gives its cues in the order of time', () => {
    const file =
      'WEBVTT\n\n00:05.000 --> 00:06.000\nlast\n\n00:01.000 --> 00:02.000\nfirst\n\n00:03.000 --> 00:04.000\nnext';
    expect(readCaptions(file)?.map(({ text }) => text)).toEqual(['first', 'next', 'last']);
  });

  const shown = (file: string) => readCaptions(file)?.map(({ start, text }) => [start, text]);
  it.each<[string, string, (string | number)[][]]>([
    [
      'no empty row between cues',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo',
      [
        [1, 'One'],
        [3, 'Two'],
      ],
    ],
    ['a cue right behind its head', 'WEBVTT\n00:01.000 --> 00:02.000\nOne', [[1, 'One']]],
    [
      'lines in its head',
      'WEBVTT\nKind: captions\nLanguage: en\n\n00:01.000 --> 00:02.000\nOne',
      [[1, 'One']],
    ],
    [
      'styles, regions, and notes',
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\nwidth:40%\n\nNOTE\nnot\nshown\n\n00:01.000 --> 00:02.000 region:a line:0\nOne',
      [[1, 'One']],
    ],
    [
      'names of cues',
      'WEBVTT\n\nfirst of all\n00:01.000 --> 00:02.000 position:10%,line-left\nOne',
      [[1, 'One']],
    ],
    ['no space about its arrows', 'WEBVTT\n\n00:01.000-->00:02.000\nOne', [[1, 'One']]],
    ['hours of any length', 'WEBVTT\n\n100:00:01.000 --> 100:00:02.000\nOne', [[360_001, 'One']]],
    [
      'character references',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nR&amp;D &#8211; 5&#x27; &nbsp;&lrm;&hellip; &unknown; AT&T',
      [[1, "R&D – 5' … &unknown; AT&T"]],
    ],
    [
      'markup of words and of time, and one that never ends',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<c.loud>One</c> <00:01.500><ruby>two<rt>three</rt></ruby> <lang en>four</lang> <i',
      [[1, 'One twothree four']],
    ],
    ['a comma in its times, as browsers leave it out', 'WEBVTT\n\n00:01,000 --> 00:02,000\nOne', []],
    ['a minute of 60 s', 'WEBVTT\n\n00:60.000 --> 00:62.000\nOne', []],
    [
      'nothing but spaces between cues',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n \nstill one',
      [[1, 'One still one']],
    ],
  ])('with %s', (_, file, cues) => {
    expect(shown(file)).toEqual(cues);
    expect(shown(file.replaceAll('\n', '\r\n'))).toEqual(cues);
    expect(shown(file.replaceAll('\n', '\r'))).toEqual(cues);
  });

  it('gives each voice of a cue its own line', () => {
    const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v.first Ada &amp; Co>Roof?</v>\n<v Goran>Roof.</v>';
    expect(readCaptions(file)?.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ada & Co', 'Roof?'],
      ['Goran', 'Roof.'],
    ]);
  });

  it('comes back as it was written', () => {
    const cues = [{ start: 0.4, end: 61.25, speaker: 'Goran', text: 'R&D < “5” > 3 --& more' }];
    expect(readCaptions(webVtt(cues))).toEqual(cues);
  });
});

describe('a SubRip file', () => {
  it.each<[string, string, (string | number)[][]]>([
    [
      'as most programs write it',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>One</i>\r\n{\\an8}more\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000 X1:10 X2:20 Y1:1 Y2:2\r\nTwo',
      [
        [1, 'One more'],
        [3, 'Two'],
      ],
    ],
    [
      'without empty rows',
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\n1984',
      [
        [1, 'One'],
        [3, '1984'],
      ],
    ],
    [
      'with signs that begin no tag',
      '1\n00:00:01,000 --> 00:00:02,000\n<i>R</i> < 24 & > 3',
      [[1, 'R < 24 & > 3']],
    ],
    ['without numbers', '00:00:01.5 --> 00:00:02.5\nOne', [[1.5, 'One']]],
    [
      'with doubled returns',
      '1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nOne\r\r\n\r\r\n2\r\r\n00:00:03,000 --> 00:00:04,000\r\r\nTwo',
      [
        [1, 'One'],
        [3, 'Two'],
      ],
    ],
    [
      'with empty rows first, and one within a cue',
      '\n\n7\n0:00:01,000 --> 0:00:02,000\n\nOne',
      [[1, 'One']],
    ],
  ])('%s', (_, file, cues) => {
    expect(readCaptions(file)?.map(({ start, text }) => [start, text])).toEqual(cues);
  });

  it.each(['1\n2\n3', 'a --> b', '1\nnot a time --> nor this', '<p>00:00:01,000 --> 00:00:02,000</p>'])(
    'is not %j',
    (file) => {
      expect(readCaptions(file)).toBeNull();
    },
  );

  it('of a million cues ends after 5,000, and hostile rows cost little', () => {
    const cue = '1\n00:00:01,000 --> 00:00:02,000\nWord\n';
    expect(readCaptions(cue.repeat(1_000_000))).toHaveLength(5_000);
    expect(readCaptions(`${cue}${'<v '.repeat(300_000)}`)).toHaveLength(1);
    expect(readCaptions(`WEBVTT\n\n${'-->\n'.repeat(500_000)}`)).toEqual([]);
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
