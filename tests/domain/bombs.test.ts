import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { IfcAPI, LogLevel } from 'web-ifc';
import { beforeAll, describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { fragmentOf, openFragment } from '#src/domain/share/share-link.ts';
import { openShareFile } from '#src/domain/share/share-file.ts';
import type { Shared } from '#src/domain/share/shared.ts';
import { openProjectFile } from '#src/domain/specification/project-file.ts';
import { TooLargeError } from '#src/lib/budget.ts';
import type { IfcObject } from '#src/lib/ifc/ifc-model.ts';
import { openIfc } from '#src/lib/ifc/open-ifc.ts';
import { readIfc } from '#src/lib/ifc/read-ifc.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { readCaptions } from '#src/lib/web-vtt.ts';
import { dxfOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';
import { glbOf } from '#tests/support/glb.ts';

/*
 * Small files that would grow without end. Each reader counts what it expands and gives up, in words, while memory and time
 * are still small: without its count, a test here runs out of one or the other.
 */

type Group = readonly [code: number, value: string | number];

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const insert = (name: string, ...more: Group[]): Group[] => [[0, 'INSERT'], [8, 'A'], [2, name], ...more];
const block = (name: string, entities: readonly (readonly Group[])[]): readonly (readonly Group[])[] => [
  [
    [0, 'BLOCK'],
    [2, name],
    [10, 0],
    [20, 0],
  ],
  ...entities,
  [[0, 'ENDBLK']],
];
const nested = (levels: number, each: number, end: readonly Group[]) =>
  Array.from({ length: levels }, (_, level) =>
    block(`B${level}`, times(each, level === levels - 1 ? end : insert(`B${level + 1}`))),
  ).flat();
const vertices = (count: number): Group[] =>
  Array.from({ length: count }, (_, at): Group[] => [
    [10, at],
    [20, at % 7],
  ]).flat();
const polyline = (count: number): Group[] => [[0, 'LWPOLYLINE'], [8, 'A'], ...vertices(count)];
const hatch = (corners: number, step: number): Group[] => [
  [0, 'HATCH'],
  [8, 'A'],
  [70, 0],
  [91, 1],
  [92, 2],
  [72, 0],
  [73, 1],
  [93, corners],
  ...vertices(corners),
  [78, 1],
  [53, 0],
  [43, 0],
  [44, 0],
  [45, 0],
  [46, step],
  [79, 0],
];

const tooMany = 'The drawing has too many parts to show here.';

describe('a drawing', () => {
  it.each([
    ['blocks seven deep, ten inserts each', [insert('B0')], nested(7, 10, insert('NONE'))],
    [
      'the same, of points, which are not drawn',
      [insert('B0')],
      nested(7, 10, [
        [0, 'POINT'],
        [8, 'A'],
      ]),
    ],
    [
      'the same, of words',
      [insert('B0')],
      nested(7, 10, [
        [0, 'TEXT'],
        [8, 'A'],
        [1, 'a'],
        [40, 1],
      ]),
    ],
    [
      'arrays of arrays of inserts',
      [insert('B0', [70, 99], [71, 99])],
      nested(3, 1, lineOf(0, 0, 1, 1)).map((groups) =>
        groups[0]?.[1] === 'INSERT' ? [...groups, [70, 99] as const, [71, 99] as const] : groups,
      ),
    ],
    ['a line of many corners, inserted often', times(500, insert('B0')), block('B0', [polyline(20_000)])],
    [
      'a long text, inserted often',
      times(5_000, insert('B0')),
      block('B0', [
        [
          [0, 'TEXT'],
          [8, 'A'],
          [1, 'a'.repeat(5_000)],
          [40, 1],
        ],
      ]),
    ],
  ] as const)('with %s is too large', (_, entities, blocks) => {
    expect(answerDrawing(dxfOf(entities, { blocks }))).toEqual({ problem: tooMany });
  });

  it.each([
    [
      'an ellipse of a million turns',
      [
        [0, 'ELLIPSE'],
        [8, 'A'],
        [10, 0],
        [20, 0],
        [11, 1],
        [21, 0],
        [40, 1],
        [41, 0],
        [42, 6e9],
      ],
    ],
    [
      'a curve of a degree of 4,000',
      [[0, 'SPLINE'], [8, 'A'], [71, 4_000], ...times(9_000, [40, 0.5] as const), ...vertices(4_500)],
    ],
  ] as const)('with %s is shown', (_, entity) => {
    expect(answerDrawing(dxfOf([entity]))).toHaveProperty('sheet.entities', 1);
  });

  it('with a hatch of too many lines across too many corners is shown without that hatch', () => {
    const { sheet } = answerDrawing(dxfOf([hatch(90_000, 0.001), lineOf(0, 0, 1, 1)]));
    expect(sheet?.layers[0]?.groups[0]?.shapes).toContainEqual(expect.objectContaining({ kind: 'line' }));
  });

  it('of an honest size is shown whole', () => {
    const { sheet } = answerDrawing(dxfOf(Array.from({ length: 100_000 }, (_, at) => lineOf(at, 0, at, 9))));
    expect(sheet?.entities).toBe(100_000);
  });
});

const corners = new Uint8Array(new Float32Array(9 * 20_000).fill(1));
const mesh = {
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 15_000, type: 'VEC3' }],
  bufferViews: [{ buffer: 0, byteLength: 180_000 }],
};
const doubled = Array.from({ length: 40 }, (_, at) => ({ children: at < 39 ? [at + 1, at + 1] : [] }));
/** The head of a PNG that says how large it is. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
/** Start of image, a segment, and the frame that says how large it is. */
const jpeg = (height: number, width: number) =>
  Uint8Array.of(
    255,
    216,
    255,
    224,
    0,
    2,
    255,
    192,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  );
const picture = (bytes: Uint8Array) => ({
  ...mesh,
  nodes: [{ mesh: 0 }],
  images: [{ uri: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` }],
});

describe('a model', () => {
  it.each([
    ['nodes that double forty times', { ...mesh, nodes: doubled }, 'too-large'],
    [
      'a mesh in a thousand places',
      { ...mesh, scenes: [{ nodes: times(1_000, 0) }], nodes: [{ mesh: 0 }] },
      'too-large',
    ],
    [
      'corners that lie on each other',
      {
        ...mesh,
        nodes: [{ mesh: 0 }],
        accessors: [{ bufferView: 0, componentType: 5126, count: 4_000_000_000, type: 'VEC3' }],
        bufferViews: [{ buffer: 0, byteLength: 180_000, byteStride: 0 }],
      },
      'too-large',
    ],
    [
      'colors that it only claims to have',
      {
        ...mesh,
        nodes: [{ mesh: 0 }],
        accessors: [...mesh.accessors, { componentType: 5126, count: 500_000_000, type: 'VEC4' }],
      },
      'too-large',
    ],
    [
      'words without end',
      { ...mesh, nodes: [{ mesh: 0, extras: { a: 'a'.repeat(17_000_000) } }] },
      'too-large',
    ],
    ['a picture of 60,000 by 60,000 pixels', picture(png(60_000, 60_000)), 'too-large'],
    ['a photo of 65,000 by 65,000 pixels', picture(jpeg(65_000, 65_000)), 'too-large'],
  ])('with %s is refused', (_, json, error) => {
    expect(readGlb(glbOf(json, corners))).toEqual({ error });
  });

  it('with a picture of an honest size is shown', () => {
    expect(readGlb(glbOf(picture(png(4_096, 4_096)), corners))).toHaveProperty('model');
  });
});

const ifc = (lines: readonly string[]): string =>
  [
    'ISO-10303-21;',
    "HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC4'));ENDSEC;",
    'DATA;',
    ...lines,
    'ENDSEC;END-ISO-10303-21;',
  ].join('\n');
const ids = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `#${from + at}`).join();

describe('a building model', () => {
  const api = new IfcAPI();
  beforeAll(async () => {
    await api.Init();
    api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  });
  const read = (lines: readonly string[]) => {
    const opened = openIfc(api, new TextEncoder().encode(ifc(lines)));
    return opened && readIfc(opened.file);
  };
  const project = "#1=IFCPROJECT('0',$,'P',$,$,$,$,$,$);";

  const site = (id: number): string => `#${id}=IFCSITE('s${id}',$,'S',$,$,$,$,$,$,$,$,$,$,$);`;
  const property = "#5=IFCPROPERTYSINGLEVALUE('p',$,IFCLABEL('v'),$);";
  const set = (id: number, members: string): string =>
    `#${id}=IFCPROPERTYSET('q${id}',$,'Set',$,(${members}));`;
  const describes = (things: string, id: number): string =>
    `#${id + 1}=IFCRELDEFINESBYPROPERTIES('d${id}',$,$,$,(${things}),#${id});`;

  it('whose things share a set of many properties is read, the set once', () => {
    const things = 1_000;
    const lines = [
      project,
      ...Array.from({ length: things }, (_, at) => site(100 + at)),
      `#2=IFCRELAGGREGATES('r',$,$,$,#1,(${ids(100, things)}));`,
      property,
      set(10, times(1_000, '#5').join()),
      describes(ids(100, things), 10),
    ];
    const model = read(lines);
    expect(model?.project.parts).toHaveLength(things);
    expect(new Set(model?.project.parts.map(({ sets }) => sets[0])).size).toBe(1);
  });

  it.each([
    [
      'a property in its sets 300,000 times',
      [property, ...[10, 20].flatMap((id) => [set(id, times(150_000, '#5').join()), describes('#1', id)])],
    ],
    [
      'a long property in its sets 60,000 times',
      [
        `#5=IFCPROPERTYSINGLEVALUE('p',$,IFCLABEL('${'a'.repeat(100_000)}'),$);`,
        set(10, times(60_000, '#5').join()),
        describes('#1', 10),
      ],
    ],
    [
      'an instance of more than a megabyte',
      [property, set(10, times(400_000, '#5').join()), describes('#1', 10)],
    ],
  ])('with %s is too large', (_, lines) => {
    expect(() => read([project, ...lines])).toThrow(TooLargeError);
  });

  it.each([
    [
      'of 6,000 things',
      [
        ...Array.from({ length: 6_000 }, (_, at) => site(100 + at)),
        `#2=IFCRELAGGREGATES('r',$,$,$,#1,(${ids(100, 6_000)}));`,
      ],
      5_000,
    ],
    [
      'of things a thousand deep',
      Array.from({ length: 1_000 }, (_, at) => [
        site(10_000 + at),
        `#${20_000 + at}=IFCRELAGGREGATES('r${at}',$,$,$,#${at === 0 ? 1 : 9_999 + at},(#${10_000 + at}));`,
      ]).flat(),
      31,
    ],
  ])('%s is listed in part, and says so', (_, lines, listed) => {
    const model = read([project, ...lines]);
    const count = (thing: IfcObject | undefined): number =>
      thing ? thing.parts.reduce((sum, part) => sum + count(part), 1) : 0;
    expect([count(model?.project), model?.isCut]).toEqual([listed, true]);
  });

  it('whose lists of materials hold each other is read, each material once', () => {
    const lists = 60;
    const lines = [
      project,
      "#9=IFCMATERIAL('Steel',$,$);",
      ...Array.from({ length: lists }, (_, at) => `#${100 + at}=IFCMATERIALLIST((#9,${ids(100, lists)}));`),
      "#3=IFCRELASSOCIATESMATERIAL('m',$,$,$,(#1),#100);",
    ];
    expect(read(lines)?.project.materials).toEqual(['Steel']);
  });
});

describe('other files', () => {
  it('a link of 8 kB that unpacks to 5 MB is broken', () => {
    const shared: Shared = {
      kind: 'list',
      name: 'Roofs',
      projectType: '',
      items: [{ content_type: 'product', content_id: 1, note: '', status: null }],
    };
    const text = inflateRawSync(Buffer.from(fragmentOf(shared).slice(1), 'base64url')).toString();
    const padded = (spaces: number): string =>
      `1${deflateRawSync(text + ' '.repeat(spaces)).toString('base64url')}`;
    expect(openFragment(padded(10_000))).toEqual({ shared });
    expect(padded(5_000_000).length).toBeLessThan(8_000);
    expect(openFragment(padded(5_000_000))).toEqual({ problem: 'broken' });
  });

  it('captions of a million cues end after 5,000', () => {
    const cue = '00:01.000 --> 00:02.000\nWord\n\n';
    expect(readCaptions(`WEBVTT\n\n${cue.repeat(1_000_000)}`)).toHaveLength(5_000);
  });

  it.each([
    ['lists in lists', '['.repeat(2_000_000)],
    ['closed lists in lists', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['objects in objects', `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`],
  ])('%s are no project and no shared file', (_, text) => {
    expect(openProjectFile(text)).toHaveProperty('problem');
    expect(openShareFile(text)).toBeNull();
  });
});
