import { describe, expect, it } from 'vitest';

import type { DesignProject, ItemStatus, ProjectItem } from '#src/contracts/char-projects.ts';
import type { Cad } from '#src/contracts/content.ts';
import { submittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { submittalPlan, defaultStatuses } from '#src/domain/design-projects/submittal.ts';
import { submittalContents, submittalRegister } from '#src/domain/design-projects/submittal-texts.ts';
import { binderItem, datasheet, epd, file, product, today } from '#tests/domain/design-projects/records.ts';

const sheet = datasheet({ files: [file('sheet.pdf', 'PDF'), file('sheet.docx', 'DOCX')] });
const cad = epd({ id: 7, files: [file('detail.dxf', 'DXF'), file('detail.svg', 'SVG')] });
const door = product({
  id: 3,
  title: 'A/B: Door. 2',
  csi: [{ number: '081113', number95: null, title: 'Hollow Metal Doors/Frames' }],
});

const submitted = { statuses: ['considering', 'approved'], formats: 'one' } as const;

describe('a submittal', () => {
  const items = [
    binderItem(door, {}, [sheet]),
    binderItem(product(), {}, [sheet, cad]),
    binderItem(product({ id: 5, title: 'Without papers' }), {}, []),
    binderItem(product({ id: 6, title: 'Not wanted' }), { status: 'rejected' }, [sheet]),
  ];

  it('has a folder for each section and in it one for each item, PDF where there is one', () => {
    const { files } = submittalPlan(items, submitted, today);
    expect(files.map(({ path, isRepeated }) => [path, isRepeated])).toEqual([
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/sheet.pdf', false],
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/detail.dxf', false],
      ['07 42 13 Metal Wall Panels/1 Brightwall Panel/sheet.pdf', true],
    ]);
  });

  it('has all formats when they are wanted', () => {
    const { files } = submittalPlan(items, { ...submitted, formats: 'all' }, today);
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
    const { bare, lines } = submittalPlan(items, submitted, today);
    expect(bare.map(({ title }) => title)).toEqual(['Without papers']);
    expect(lines.map(({ title }) => title)).not.toContain('Not wanted');
  });

  it('has what is submitted, else the basis of design, else nothing', () => {
    const of = (...list: ItemStatus[]) => defaultStatuses(list.map((status) => binderItem(door, { status })));
    expect(of('submitted', 'basis of design', 'approved')).toEqual(['submitted', 'approved']);
    expect(of('basis of design', 'comparable')).toEqual(['basis of design']);
    expect(of('considering', 'rejected')).toEqual([]);
  });

  it('has product data, certificates and declarations; a detail only where it is chosen, in the order chosen', () => {
    const detail: Cad = {
      ...sheet,
      id: 9,
      content_type: 'cad',
      detailNumber: 'A-1',
      assembly: '',
      condition: '',
      view: '',
      scale: '',
      variations: 0,
      files: [file('a-1.pdf', 'PDF')],
    };
    const all = [detail, cad, sheet];
    const files = (own: Partial<ProjectItem>) =>
      submittalPlan([binderItem(product(), own, all)], submitted, today).files.map(
        ({ item }) => item.content_type,
      );
    expect(files({})).toEqual(['datasheet', 'epd']);
    expect(
      files({
        documents: [
          { content_type: 'epd', content_id: 7 },
          { content_type: 'cad', content_id: 9 },
        ],
      }),
    ).toEqual(['epd', 'cad']);
  });

  it('has names that every system takes', () => {
    const only = submittalPlan([binderItem(door, {}, [sheet])], submitted, today);
    expect(only.files[0]?.path).toBe('08 11 13 Hollow Metal Doors-Frames/1 A B Door 2/sheet.pdf');
  });
});

describe('the texts of a submittal', () => {
  const project: DesignProject = {
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
      binderItem(
        product({
          title: '=cmd()',
          options: [{ name: 'Colors', values: ['White', 'Slate'].map((text) => ({ text, swatch: null })) }],
        }),
        { status: 'approved', options: [{ name: 'Colors', value: 'Slate' }] },
        [sheet, cad],
      ),
      binderItem(product({ id: 5, title: 'Without papers' }), {}, []),
    ],
    submitted,
    today,
  );
  const facts = {
    project,
    type: 'Education',
    plan,
    results: new Map([
      ['/files/sheet.pdf', { bytes: 10 }],
      ['/files/detail.dxf', { reason: 'The file is no longer available.' }],
    ]),
    today,
    by: 'Lintel',
  };

  it('register: every file with what came of it, and what has none', () => {
    const lines = submittalRegister(facts);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toEqual([
      1,
      '07 42 13-1',
      '07 42 13',
      'Metal Wall Panels',
      '=cmd()',
      'Northfold Roofing Systems',
      'Colors: Slate',
      'Technical data sheet',
      'datasheet',
      '07 42 13 Metal Wall Panels/1 =cmd()/sheet.pdf',
      'PDF',
      '',
      '2026-05-20',
      'Approved',
      'included',
    ]);
    expect(lines[2]).toContain('missing: The file is no longer available.');
    expect(lines[3]).toContain('no document in the library');
  });

  it('binder: sections, items and documents, with the chosen option marked', () => {
    const { sections, facts: cover } = submittalBook(project, facts);
    expect(cover).toContainEqual(['Project', 'Library <b>& Archive']);
    const [item] = sections[0]?.items ?? [];
    expect(item?.mark).toBe('07 42 13-1');
    expect(item?.options).toEqual([
      {
        name: 'Colors',
        values: [
          { text: 'White', isChosen: false },
          { text: 'Slate', isChosen: true },
        ],
      },
    ]);
    expect(item?.documents.map(({ label }) => label)).toEqual([
      'Datasheet: Technical data sheet',
      'EPD: EPD of the panel',
    ]);
  });

  it('contents: in section order, with what is missing', () => {
    const contents = submittalContents(facts);
    expect(contents).toContain('07 42 13 Metal Wall Panels\r\n  07 42 13-1  =cmd()');
    expect(contents).toContain('[missing: The file is no longer available.] detail.dxf');
  });
});
