import { describe, expect, it } from 'vitest';

import { guessableProblem } from '#src/domain/account/guessable-password.ts';

const cora = {
  firstName: 'Cora',
  lastName: 'Tillinghast-Ng',
  email: 'ct.roofs@northfold.example',
  firm: 'Søn & Façades Studio',
};
const own = /^This is mostly your name, firm, email address, or “Lintel”\./;
const common = /^This is one of the most common passwords\./;
const made = /^This is made of common passwords/;
const rows = /^Repeats and rows of keys/;

describe('a password is easy to guess', () => {
  it.each([
    ['that many people have', '1qaz2wsx3edc4rfv', common],
    ['that many people have, in capitals', '1QAZ2WSX3EDC4RFV', common],
    ['of two common ones', 'monkey-princess', made],
    ['of a common one and its digits', 'password1234567', made],
    ['of common ones, written as leet', 'P@ssw0rd-l3tm31n', made],
    ['of common ones, backwards', 'drowssapnietmel', made],
    ['in full-width letters', 'ｍｏｎｋｅｙ－ｐｒｉｎｃｅｓｓ', made],
    ['that repeats a letter', 'xxxxxxxxxxxxxxxxxxxx', rows],
    ['that repeats an emoji', '🏠'.repeat(20), rows],
    ['that repeats a word', 'gutter.gutter.gutter.', rows],
    ['that is the alphabet', 'abcdefghijklmnopqrs', rows],
    ['that is rows of a keyboard', 'zxcvbnm,./asdfgh', /Repeats|made of/],
    ['that is the product', 'LINTEL-lintel-2026', own],
    ['that is her address', 'ct.roofs@northfold.example', own],
    ['that is her address, and a year', 'ct.roofs@northfold2026', own],
    ['that is her name, as leet', 'C0r@T1ll1ngh4st!!', own],
    ['that is her name, turned around', 'tillinghast,cora 1984', own],
    ['that is her firm, without accents', 'SonFacadesStudio#1', own],
    ['that is part of each', 'Cora_Studio_Lintel_99', own],
  ])('%s', (_, password, said) => expect(guessableProblem(password, cora)).toMatch(said));
});

describe('a password is fine', () => {
  it.each([
    'four words are enough',
    'correct horse battery staple',
    'Tillinghast in the morning rain',
    'J8#kfo2Lqz0)x4vB',
    'löyly und Ziegel und Regen',
    '日本のガラス建築と屋根のこと。',
    'مطر على سقف من الصفيح',
    `rain on the tin roof ${'x'.repeat(170)}`,
  ])('%s', (password) => expect(guessableProblem(password, cora)).toBeNull());

  it('for others, when it is only one person’s own', () => {
    expect(guessableProblem('tillinghast,cora 1984', cora)).toMatch(own);
    expect(guessableProblem('tillinghast,cora 1984')).toBeNull();
  });

  it('with letters of a short name in it', () => {
    expect(guessableProblem('bright brown boots', { firstName: 'Bo', lastName: 'O' })).toBeNull();
  });
});
