import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { informationRequest } from '#src/contracts/forms/information-request.ts';
import type { InformationRequest } from '#src/contracts/forms/information-request.ts';
import { draftFrom, problemsIn } from '#src/lib/form-schema.ts';

const blank: InformationRequest = {
  coid: 31250,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  firm: '',
  zip: '',
  project: '',
  productIds: [],
  wants: [],
  message: '',
};
const complete: InformationRequest = {
  ...blank,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@lintel.test',
  message: 'Which eave detail suits a 3:12 roof?',
};

describe('a request for information', () => {
  it('can be sent with names, email and message alone, also by someone without a firm', () => {
    expect(problemsIn(informationRequest, complete)).toEqual({});
  });

  it('names each thing that is missing, and nothing that is optional', () => {
    expect(Object.keys(problemsIn(informationRequest, blank))).toEqual([
      'firstName',
      'lastName',
      'email',
      'message',
    ]);
  });

  it.each<[field: keyof InformationRequest, typed: string, isRight: boolean]>([
    ['firstName', 'Søren', true],
    ['firstName', '李', true],
    ['firstName', '---', false],
    ['firstName', '   ', false],
    ['lastName', "O'Halloran", true],
    ['lastName', 'x; waitfor delay', false],
    ['email', ' ada@lintel.test ', true],
    ['email', 'ada@lintel', false],
    ['email', 'a@b@c.com', false],
    ['phone', '', true],
    ['phone', '(203) 929-9444', true],
    ['phone', '203.929.9444', true],
    ['phone', '555-123-4567', false],
    ['phone', '1-203-929-9444', false],
    ['firm', '3XN', true],
    ['firm', '%$#', false],
    ['zip', '', true],
    ['zip', '06484', true],
    ['zip', '06484-1234', true],
    ['zip', '6484', false],
    ['zip', '064841234', false],
    ['project', '', true],
    ['project', 'Sleep (2) suites, phase 2', true],
    ['project', '../../etc/passwd', false],
    ['message', 'hex bolts (1/2 in.), decoder panel', true],
    ['message', '1 and sleep(5)', false],
    ['message', '%31%20and%20sleep%285%29', false],
  ])('with «%s» %j is right: %s', (field, typed, isRight) => {
    const problems = problemsIn(informationRequest, { ...complete, [field]: typed });
    expect(Object.keys(problems)).toEqual(isRight ? [] : [field]);
  });

  it.each<[field: keyof InformationRequest, character: string, length: number, isRight: boolean]>([
    ['firstName', 'A', 80, true],
    ['firstName', 'A', 81, false],
    ['message', 'm', 4000, true],
    ['message', 'm', 4001, false],
    ['message', '屋', 4000, true],
    ['message', '𠮷', 4000, true],
  ])('takes a %s of «%s» × %i: %s', (field, character, length, isRight) => {
    const problems = problemsIn(informationRequest, { ...complete, [field]: character.repeat(length) });
    expect(Object.keys(problems)).toEqual(isRight ? [] : [field]);
  });

  it.each([
    ['', ['phone']],
    ['(203) 929-9444', []],
  ])('needs a number to call, here %j', (phone, wrong) => {
    expect(Object.keys(problemsIn(informationRequest, { ...complete, wants: ['call'], phone }))).toEqual(
      wrong,
    );
  });

  it('takes twenty products and no more', () => {
    const productIds = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(problemsIn(informationRequest, { ...complete, productIds: productIds.slice(1) })).toEqual({});
    expect(Object.keys(problemsIn(informationRequest, { ...complete, productIds }))).toEqual(['productIds']);
  });

  it('is sent without the blanks around what was typed', () => {
    const sent = v.parse(informationRequest, { ...complete, email: ' ada@lintel.test ', message: ' Yes?\n' });
    expect([sent.coid, sent.email, sent.message]).toEqual([31250, 'ada@lintel.test', 'Yes?']);
  });
});

describe('what the tab kept of a request', () => {
  it('comes back as it was typed', () => {
    const kept: InformationRequest = { ...complete, productIds: [1, 2], wants: ['call', 'sample'] };
    expect(draftFrom(informationRequest, blank, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([null, 'text', 7])('is nothing when it is %j', (stored) => {
    expect(draftFrom(informationRequest, blank, stored)).toBeNull();
  });

  it('loses what someone broke, and nothing else', () => {
    const stored = {
      firstName: 'Ada',
      zip: '06',
      email: 7,
      productIds: [1, 2.5],
      wants: ['everything'],
      more: 1,
    };
    expect(draftFrom(informationRequest, blank, stored)).toEqual({
      ...blank,
      firstName: 'Ada',
      zip: '06',
    });
  });
});
