import { describe, expect, it } from 'vitest';

import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';
import type { NonClientFeedback } from '#src/contracts/forms/feedback.ts';
import { draftFrom, problemsIn } from '#src/lib/form-schema.ts';

const blank: NonClientFeedback = {
  coid: 50001,
  about: 'wanted',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  firm: '',
  zip: '',
  website: '',
  message: '',
};

describe('feedback about a manufacturer without a library', () => {
  const complete = {
    ...blank,
    firstName: 'Ada',
    lastName: 'Reyes',
    email: 'ada@lintel.test',
    firm: 'Reyes Architects',
    message: 'We would specify their doors.',
  };
  it('may be sent when it is complete', () => expect(problemsIn(nonClientFeedback, complete)).toEqual({}));
  it.each([
    ['email', 'a@b@c.com'],
    ['email', ''],
    ['phone', '555-123-4567'],
    ['zip', '6484'],
    ['website', 'javascript:alert(1)'],
    ['website', 'localhost'],
    ['message', "'; waitfor delay '0:0:5'--"],
    ['message', '%$#'],
    ['firm', '---'],
  ] as const)('%s «%s» has to be mended', (field, text) => {
    expect(Object.keys(problemsIn(nonClientFeedback, { ...complete, [field]: text }))).toEqual([field]);
  });
  it.each([null, 7, 'x'])('%s is no draft', (stored) =>
    expect(draftFrom(nonClientFeedback, blank, stored)).toBeNull(),
  );
  it('leaves out of a draft what does not fit', () => {
    expect(draftFrom(nonClientFeedback, blank, { about: 'evil', firstName: 3, message: 'kept' })).toEqual({
      ...blank,
      message: 'kept',
    });
  });
});
