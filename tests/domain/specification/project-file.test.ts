import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { blankDocumentHeader } from '#src/contracts/forms/document-header.ts';
import { openProjectFile, projectFileName, projectFileText } from '#src/domain/specification/project-file.ts';
import {
  lineDifference,
  linesOfFile,
  newerLines,
  withLinesOfFile,
} from '#src/domain/specification/project-lines.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { timeAgo } from '#src/lib/duration.ts';

const lines = (...ids: number[]): Set<number> => new Set(ids);

describe('the lines of a project', () => {
  it.each([
    ['nothing changed', [1, 2], [1, 2], [1, 2], 'same'],
    ['both changed alike', [1, 3], [1, 3], [1], 'same'],
    ['changed here', [1, 2], [1], [1], 'mine'],
    ['changed there', [1], [1, 2], [1], 'theirs'],
    ['changed here and there', [1, 2], [1, 3], [1], 'conflict'],
    ['emptied there, changed here', [1, 2], [], [1], 'conflict'],
    ['never met', [1], [2], null, 'conflict'],
    ['never met, the same by chance', [1], [1], null, 'same'],
  ] as const)('%s', (_, mine, theirs, base, newer) => {
    expect(newerLines(lines(...mine), lines(...theirs), base && lines(...base))).toBe(newer);
  });

  it('are those of one section; the others stay as they are', () => {
    const specs = ['a:1', 'b.2:7', 'a:12', 'a:x', 'nothing'];
    expect(linesOfFile(specs, 'a')).toEqual(lines(1, 12));
    expect(withLinesOfFile(specs, 'a', lines(3, 2))).toEqual(['b.2:7', 'nothing', 'a:2', 'a:3']);
    expect(lineDifference(lines(1, 2, 3), lines(3, 4))).toEqual({ both: 1, onlyMine: 2, onlyTheirs: 1 });
  });
});

describe('an exported file', () => {
  const file = {
    name: 'Harbor School: roofs',
    header: { ...blankDocumentHeader, project: 'Harbor School' },
    sections: [
      {
        filename: 'northfold-075423',
        state: {
          lines: lines(1, 2),
          inputs: new Map([['color', 'Gray <b>']]),
          none: new Set(['any/2']),
          own: {
            changed: new Map([[3, 'Ours']]),
            struck: new Set([4]),
            added: [{ id: -1, parentId: 2, afterId: null, text: 'Added' }],
            placed: new Map(),
            moved: new Map([[5, null]]),
          },
        },
      },
      { filename: 'brightwater-224200', state: emptyState },
    ],
  };

  it('comes back as it was', () => {
    expect(openProjectFile(projectFileText(file))).toEqual({ file });
    expect(projectFileName(file.name)).toBe('specwizard-harbor-school-roofs.json');
    expect(projectFileName('..\\con')).toBe('specwizard-con.json');
  });

  const good = v.parse(v.looseObject({ sections: v.array(v.unknown()) }), JSON.parse(projectFileText(file)));
  const changed = (part: object): string => JSON.stringify({ ...good, ...part });
  it.each([
    ['nothing', '', /isn’t a SpecWizard file/],
    ['no JSON', '<html>', /isn’t a SpecWizard file/],
    ['cut off', projectFileText(file).slice(0, 200), /isn’t a SpecWizard file/],
    ['null', 'null', /wasn’t exported from SpecWizard/],
    ['another program’s', '{"format":"shared list","version":1}', /wasn’t exported from SpecWizard/],
    ['newer', changed({ version: 2 }), /newer version/],
    ['without sections', changed({ sections: [] }), /damaged/],
    [
      'with 201 sections',
      changed({ sections: Array.from({ length: 201 }, () => ({ filename: 'a' })) }),
      /damaged/,
    ],
    ['a path as file name', changed({ sections: [{ filename: '../../x', state: {} }] }), /damaged/],
    [
      'a broken state',
      changed({ sections: [{ filename: 'a', state: { version: 1, lines: ['1'] } }] }),
      /damaged/,
    ],
    ['the same section twice', changed({ sections: [0, 1].map(() => good.sections[0]) }), /twice/],
  ])('is refused in words: %s', (_, text, why) => {
    expect(openProjectFile(text).problem).toMatch(why);
  });

  it('has a header or none, and a name in any case', () => {
    const opened = openProjectFile(changed({ header: { project: 7 }, name: ' ' })).file;
    expect(opened?.header).toEqual(blankDocumentHeader);
    expect(opened?.name).toBe('Imported project');
  });
});

describe('the time of a save', () => {
  it.each([
    [-5000, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 min ago'],
    [59 * 60_000, '59 min ago'],
    [3 * 3_600_000, '3 hr ago'],
    [30 * 3_600_000, 'yesterday'],
    [72 * 3_600_000, '3 days ago'],
  ])('%i ms ago is said as %s', (ms, words) => {
    expect(timeAgo(1_000_000, 1_000_000 + ms)).toBe(words);
  });
});
