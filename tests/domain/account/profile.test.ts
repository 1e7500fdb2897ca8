import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { profileFields } from '#src/contracts/forms/account.ts';
import { blankProfile } from '#src/domain/account/profile.ts';
import { draftFrom, problemsIn } from '#src/lib/form-schema.ts';
import { newPasswordProblem } from '#src/lib/checks/password.ts';

const ada = { ...blankProfile, firstName: 'Ada', lastName: 'Søndergård', email: 'ada@lintel.test' };

describe('a profile', () => {
  it('needs a name and an email address, and nothing else', () => {
    expect(problemsIn(profileFields, ada)).toEqual({});
    expect(Object.keys(problemsIn(profileFields, blankProfile))).toEqual(['firstName', 'lastName', 'email']);
  });

  it.each([
    ['email', 'ada@lintel', /like name@firm\.com/],
    ['phone', '555-123-4567', /can’t start with 555/],
    ['phone', '203-929-944', /10-digit/],
    ['zip', '6484', /06484-1234/],
    ['state', 'Rhode Island', /Choose one from the list/],
    ['website', 'javascript:alert(1)', /like www\.example\.com/],
    ['firm', '---', /letters or numbers/],
    ['title', '1 and sleep(5)', /code-like/],
    ['address', '../../etc/passwd', /code-like/],
    ['city', 'x'.repeat(121), /Shorten this to 120/],
  ] as const)('refuses as %s “%s”', (field, value, said) => {
    const problems = problemsIn(profileFields, { ...ada, [field]: value });
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(said);
  });

  it.each([
    ['phone', ' (203) 929-9444 '],
    ['zip', '06484-1234'],
    ['state', 'AB, CAN'],
    ['website', 'www.example.com/office'],
    ['address', 'Sleeping quarters, hex bolts (1/2 in.)'],
    ['firm', 'ガラス建築'],
  ] as const)('takes as %s “%s”', (field, value) => {
    expect(problemsIn(profileFields, { ...ada, [field]: value })).toEqual({});
  });

  it('takes a Canadian postal code where the province is one, and nowhere else', () => {
    expect(problemsIn(profileFields, { ...ada, state: 'AB, CAN', zip: 't2p1j9' })).toEqual({});
    expect(problemsIn(profileFields, { ...ada, state: 'RI', zip: 'T2P 1J9' })['zip']).toMatch(
      /ZIP code like/,
    );
    expect(problemsIn(profileFields, { ...ada, state: 'AB, CAN', zip: '123' })['zip']).toMatch(
      /like T2P 1J9/,
    );
  });

  it('is sent without blanks around what was typed', () => {
    expect(v.parse(profileFields, { ...ada, firm: '  Søndergård & Partners ' }).firm).toBe(
      'Søndergård & Partners',
    );
  });

  it.each([null, 'text', 7])('a draft that was tampered with is none: %s', (stored) => {
    expect(draftFrom(profileFields, blankProfile, stored)).toBeNull();
  });

  it('a draft keeps what fits and drops the rest', () => {
    expect(draftFrom(profileFields, blankProfile, { firstName: 'Ada', lastName: 4, role: 'admin' })).toEqual({
      ...blankProfile,
      firstName: 'Ada',
    });
  });
});

it.each([
  ['', 'Choose a password.'],
  ['fourteen chars', 'Use at least 15 characters; this has 14.'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
  ['fifteen letters', null],
  ['日本のガラス建築と屋根のこと。', null],
  ['x'.repeat(200), null],
])('a new password “%s”: %s', (password, said) => {
  expect(newPasswordProblem(password)).toBe(said);
});
