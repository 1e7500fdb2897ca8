import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';

import { itemStatus } from '#src/contracts/char-projects.ts';
import { savedType } from '#src/contracts/saved-items.ts';
import { openShareFile, shareFile } from '#src/domain/share/share-file.ts';
import { fragmentOf, maxFragmentLength, openFragment } from '#src/domain/share/share-link.ts';
import { sharedStatuses, sharedTypes, withoutNotes } from '#src/domain/share/shared.ts';
import type { Shared } from '#src/domain/share/shared.ts';

const project: Shared = {
  kind: 'project',
  name: 'Olneyville Branch Library «Søndergård» 日本',
  projectType: '44',
  items: [
    {
      content_type: 'product',
      content_id: 1,
      note: 'Low roof & canopy; 5/8" <b>',
      status: 'basis of design',
    },
    { content_type: 'cad', content_id: 12, note: '', status: 'approved' },
    { content_type: 'company', content_id: 31250, note: '', status: null },
  ],
};

/** A fragment of our own making around any JSON. */
const fragmentAround = (value: unknown): string =>
  `1${Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url')}`;

describe('a link', () => {
  it('holds what was shared, in signs that no program changes', () => {
    const fragment = fragmentOf(project);
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(openFragment(fragment)).toEqual({ shared: project });
  });

  it('of a hundred items stays far below what mail programs carry', () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      content_type: 'product' as const,
      content_id: 1 + index * 37,
      note: '',
      status: null,
    }));
    expect(fragmentOf({ ...project, items }).length).toBeLessThan(maxFragmentLength / 8);
  });

  it('without notes holds none', () => {
    expect(openFragment(fragmentOf(withoutNotes(project))).shared?.items.map(({ note }) => note)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('knows every type and status that there is', () => {
    expect(sharedTypes.toSorted()).toEqual(savedType.options.toSorted());
    expect(sharedStatuses).toEqual(itemStatus.options);
  });

  it('that was cut off anywhere is said to be broken, and never breaks the page', () => {
    const fragment = fragmentOf(project);
    for (let end = 1; end < fragment.length; end += 1) {
      expect(openFragment(fragment.slice(0, end)), `cut at ${end}`).toEqual({ problem: 'broken' });
    }
  });

  it.each([
    ['', 'none'],
    ['2abc', 'newer'],
    ['x', 'broken'],
    ['1', 'broken'],
    ['1%%%', 'broken'],
    ['1' + 'A'.repeat(20_000), 'broken'],
    ['1<script>', 'broken'],
  ])('that is «%s» is %s', (fragment, problem) => {
    expect(openFragment(fragment)).toEqual({ problem });
  });

  it.each([
    [null],
    [{}],
    [[0, 'a', '', []]],
    [[0, 'a', '', [[5, 0]]]],
    [[0, 'a', '', [[5, 1.5]]]],
    [[0, 'a', '', [[5, '1']]]],
    [[0, 'a', '', [[99, 1]]]],
    [[0, 'a', '', [[12, 5]]]],
    [[7, 'a', '', [[5, 1]]]],
    [[0, 5, '', [[5, 1]]]],
    [[0, 'x'.repeat(201), '', [[5, 1]]]],
    [[0, 'a', '', [[5, 1, -1, 'x'.repeat(2001)]]]],
    [[0, 'a', '', Array.from({ length: 501 }, (_, id) => [5, id + 1])]],
    [[0, 'a', '', Array.from({ length: 61 }, (_, id) => [12, 10_000 + id])]],
    [[0, 'a', '', [{ content_type: 'product', content_id: 1 }]]],
    [[['__proto__'], 'a', '', [['__proto__', 1]]]],
  ])('made up as %j is broken', (value) => {
    expect(openFragment(fragmentAround(value))).toEqual({ problem: 'broken' });
  });

  it('that unpacks to more than anybody shares is broken', () => {
    expect(openFragment(fragmentAround([0, 'a'.repeat(9_000_000), '', [[5, 1]]]))).toEqual({
      problem: 'broken',
    });
  });

  it('that names an item twice has it once', () => {
    const { shared } = openFragment(
      fragmentAround([
        0,
        'a',
        '',
        [
          [5, 1],
          [5, 1],
          [0, 1],
        ],
      ]),
    );
    expect(shared?.items).toHaveLength(2);
  });
});

describe('a file', () => {
  it('holds what was shared', () => {
    expect(openShareFile(shareFile(project))).toEqual(project);
  });

  it.each(['', '{', '[]', '{"kind":"list"}', shareFile(project).slice(0, -5), '{"format":"another"}'])(
    'that is another or cut off is none: %s',
    (text) => {
      expect(openShareFile(text)).toBeNull();
    },
  );
});
