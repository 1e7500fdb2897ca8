import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  blankContentRequest,
  contentRequestForm,
  contentRequestFrom,
} from '#src/domain/account/content-request.ts';
import { draftFrom, problemsIn } from '#src/lib/form-schema.ts';

const email = 'ada@lintel.test';
const form = contentRequestForm('2026-11-02');

describe('an address fills a request in', () => {
  it.each([
    ['type=bim&about=Roof+hatches&project=2', { content_type: 'bim', about: 'Roof hatches', project: '2' }],
    ['type=film', { content_type: 'other' }],
    ['type=constructor', { content_type: 'other' }],
    ['about=1+and+sleep(5)', { about: '' }],
    [`about=${'x'.repeat(201)}`, { about: '' }],
    ['project=-1', { project: '' }],
    ['project=1e3', { project: '' }],
    ['email=evil@example.com&message=hello', {}],
  ])('%s', (query, filled) => {
    expect(contentRequestFrom(new URLSearchParams(query), email)).toEqual({
      ...blankContentRequest,
      email,
      ...filled,
    });
  });
});

describe('a request', () => {
  const good = { ...blankContentRequest, email, about: 'Roof hatches' };

  it.each([
    [{}, []],
    [{ about: '', message: 'An IFC of it' }, []],
    [{ about: '', message: ' ' }, ['message']],
    [{ about: '---' }, ['about']],
    [{ message: '; waitfor delay' }, ['message']],
    [{ message: 'x'.repeat(2001) }, ['message']],
    [{ needed_by: '2026-11-02' }, []],
    [{ needed_by: '2026-11-01' }, ['needed_by']],
    [{ needed_by: '2026-02-30' }, ['needed_by']],
    [{ needed_by: '2126-11-02' }, ['needed_by']],
    [{ email: 'ada@' }, ['email']],
  ])('with %o is refused at %o', (part, fields) => {
    expect(Object.keys(problemsIn(form, { ...good, ...part }))).toEqual(fields);
  });

  it('is sent without project and day where there is none', () => {
    expect(v.parse(form, { ...good, about: ' Roof hatches ' })).toEqual({
      content_type: 'other',
      about: 'Roof hatches',
      message: '',
      project: null,
      needed_by: null,
      email,
    });
    expect(v.parse(form, { ...good, project: '2', needed_by: '2026-12-01' })).toMatchObject({
      project: 2,
      needed_by: '2026-12-01',
    });
  });

  it.each([null, 'text', 5])('a draft that was tampered with is none: %s', (stored) => {
    expect(draftFrom(form, blankContentRequest, stored)).toBeNull();
  });

  it('a draft keeps what fits', () => {
    expect(
      draftFrom(form, blankContentRequest, { about: 'Hatches', content_type: 'cad', message: 4 }),
    ).toEqual({
      ...blankContentRequest,
      content_type: 'cad',
      about: 'Hatches',
    });
  });
});
