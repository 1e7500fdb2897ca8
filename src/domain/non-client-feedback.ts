import type { NonClientFeedback } from '#src/contracts/feedback.ts';
import { personRules, textProblem, written } from '#src/domain/checks/form-rules.ts';
import type { TextRule } from '#src/domain/checks/form-rules.ts';
import { isUrl } from '#src/domain/checks/url.ts';

/** What somebody has typed so far about a manufacturer without a library. */
export type FeedbackDraft = Omit<NonClientFeedback, 'coid'>;
export type FeedbackField = keyof FeedbackDraft;
export type FeedbackProblems = Partial<Record<FeedbackField, string>>;
type Text = Exclude<FeedbackField, 'about'>;

/** What it can be about, in the order of the form. */
export const feedbackAbouts: readonly (readonly [about: FeedbackDraft['about'], label: string])[] = [
  ['wanted', 'I would specify its products if they were in the library'],
  ['wrong', 'Something in this listing is wrong'],
  ['own', 'I work for this manufacturer'],
  ['other', 'Something else'],
];

export const blankFeedback: FeedbackDraft = {
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

/** In the order of the form, so that the first problem is the topmost. */
export const feedbackFields: readonly FeedbackField[] = [
  'about',
  'firstName',
  'lastName',
  'email',
  'phone',
  'firm',
  'zip',
  'website',
  'message',
];

const rules: Readonly<Record<Text, TextRule>> = {
  ...personRules,
  website: {
    missing: null,
    longest: 300,
    check: (text) => (isUrl(text) ? null : 'Enter an address like www.example.com.'),
  },
  message: { missing: 'Write what you would like to say.', longest: 4000, check: written },
};

/** What is wrong with feedback, by field, in plain words; empty when it can be sent. (spec §5) */
export function feedbackProblems(draft: FeedbackDraft): FeedbackProblems {
  const problems: FeedbackProblems = {};
  for (const field of feedbackFields) {
    const problem = field === 'about' ? null : textProblem(rules[field], draft[field].trim());
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** The feedback as it is sent, without the blanks around what was typed. */
export function nonClientFeedback(coid: number, draft: FeedbackDraft): NonClientFeedback {
  return {
    coid,
    about: draft.about,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    firm: draft.firm.trim(),
    zip: draft.zip.trim(),
    website: draft.website.trim(),
    message: draft.message.trim(),
  };
}

/** A draft as the tab kept it; anybody may have edited that, so whatever does not fit is left out. */
export function feedbackDraftFrom(stored: unknown): FeedbackDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const text = (field: Text): string => {
    const value = values.get(field);
    return typeof value === 'string' ? value.slice(0, 2 * rules[field].longest) : '';
  };
  return {
    about: feedbackAbouts.find(([about]) => about === values.get('about'))?.[0] ?? blankFeedback.about,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    firm: text('firm'),
    zip: text('zip'),
    website: text('website'),
    message: text('message'),
  };
}
