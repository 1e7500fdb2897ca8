import { describe, expect, it } from 'vitest';

import type { CharProject } from '#src/contracts/char-projects.ts';
import { submittalPlan } from '#src/domain/design-projects/submittal.ts';
import {
  submittalContents,
  submittalCover,
  submittalRegister,
} from '#src/domain/design-projects/submittal-texts.ts';
import { binderItem, datasheet, epd, file, product, today } from '#tests/domain/design-projects/records.ts';

const sheet = datasheet({ files: [file('sheet.pdf', 'PDF'), file('sheet.docx', 'DOCX')] });
const cad = epd({ id: 7, files: [file('detail.dxf', 'DXF'), file('detail.svg', 'SVG')] });
const door = product({
  id: 3,
  title: 'A/B: Door. 2',
  csi: [{ number: '081113', number95: null, title: 'Hollow Metal Doors/Frames' }],
});

describe('a submittal', () => {
  const items = [
    binderItem(door, {}, [sheet]),
    binderItem(product(), {}, [sheet, cad]),
    binderItem(product({ id: 5, title: 'Without papers' }), {}, []),
    binderItem(product({ id: 6, title: 'Not wanted' }), { status: 'rejected' }, [sheet]),
  ];

  it('has a folder for each section and in it one for each item, PDF where there is one', () => {
    const { files } = submittalPlan(items, 'one', today);
    expect(files.map(({ path, isRepeated }) => [path, isRepeated])).toEqual([
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/sheet.pdf', false],
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/detail.dxf', false],
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/sheet.pdf', true],
    ]);
  });

  it('has all formats when they are wanted', () => {
    const { files } = submittalPlan(items, 'all', today);
    expect(files.map(({ file: { name } }) => name)).toEqual([
      'sheet.pdf',
      'sheet.docx',
      'detail.dxf',
      'detail.svg',
      'sheet.pdf',
      'sheet.docx',
    ]);
  });

  it('names what has no document, and leaves out what is rejected', () => {
    const { bare, lines } = submittalPlan(items, 'one', today);
    expect(bare.map(({ title }) => title)).toEqual(['Without papers']);
    expect(lines.map(({ title }) => title)).not.toContain('Not wanted');
  });

  it('has names that every system takes', () => {
    const only = submittalPlan([binderItem(door, {}, [sheet])], 'one', today);
    expect(only.files[0]?.path).toBe('08 11 13 Hollow Metal Doors-Frames/1 A B Door 2/sheet.pdf');
  });
});

describe('the texts of a submittal', () => {
  const project: CharProject = {
    seq: 1,
    name: 'Library <b>& Archive',
    type: 'Education',
    owner: 'City',
    number: '24-017',
    last_spec_date: '2026-09-01',
    leed: 'new construction',
    items: [],
  };
  const plan = submittalPlan(
    [
      binderItem(product({ title: '=cmd()' }), { status: 'approved' }, [sheet, cad]),
      binderItem(product({ id: 5, title: 'Without papers' }), {}, []),
    ],
    'one',
    today,
  );
  const facts = {
    project,
    type: 'Education',
    plan,
    results: new Map([
      ['/files/sheet.pdf', { bytes: 10 }],
      ['/files/detail.dxf', { reason: 'It is no longer there.' }],
    ]),
    today,
    by: 'Lintel',
  };

  it('register: every file with what came of it, and what has none', () => {
    const lines = submittalRegister(facts).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe(
      "1,07 42 13-1,07 42 13,Metal Wall Panels,'=cmd(),Northfold Roofing Systems,Technical data sheet,datasheet,07 42 13 Metal Wall Panels/1 =cmd()/sheet.pdf,PDF,,2026-05-20,Approved,included",
    );
    expect(lines[2]).toContain('missing: It is no longer there.');
    expect(lines[3]).toContain('no document in the library');
  });

  it('cover: the facts of the project as text, never as markup, and no script', () => {
    const cover = submittalCover(facts);
    expect(cover).toContain('Library &lt;b&gt;&amp; Archive');
    expect(cover).not.toContain('<b>& Archive');
    expect(cover).not.toMatch(/<script|https?:/);
    expect(cover).toContain('href="07%2042%2013%20Metal%20Wall%20Panels/1%20%3Dcmd()/sheet.pdf"');
  });

  it('contents: in section order, with what is missing', () => {
    const contents = submittalContents(facts);
    expect(contents).toContain('07 42 13 Metal Wall Panels\r\n  07 42 13-1  =cmd()');
    expect(contents).toContain('[missing: It is no longer there.] detail.dxf');
  });
});
