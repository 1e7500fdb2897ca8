import type { ContentRequestFields } from '#src/contracts/content-requests.ts';
import { isEmail } from '#src/domain/checks/email.ts';
import { textProblem, written } from '#src/domain/checks/form-rules.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { daysBetween } from '#src/lib/dates.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

type Wanted = ContentRequestFields['content_type'];

/** A request as it is typed: project and day as texts, empty where there is none. */
export type ContentRequestDraft = Omit<ContentRequestFields, 'project' | 'needed_by'> & {
  project: string;
  needed_by: string;
};
export type ContentRequestField = keyof ContentRequestDraft;

/** In the order of the form. */
export const contentRequestFieldNames: readonly ContentRequestField[] = [
  'content_type',
  'about',
  'message',
  'project',
  'needed_by',
  'email',
];

export const contentRequestLabels: Readonly<Record<ContentRequestField, string>> = {
  content_type: 'What is missing?',
  about: 'Manufacturer or product',
  message: 'What exactly do you need?',
  project: 'For the project',
  needed_by: 'Needed by',
  email: 'Answer to',
};

const maxAboutLength = 200;
const maxMessageLength = 2000;
/** Whoever plans further ahead asks again. */
const maxDaysAhead = 3660;

/** @internal */
export const blankContentRequest: ContentRequestDraft = {
  content_type: 'other',
  about: '',
  message: '',
  project: '',
  needed_by: '',
  email: '',
};

/** The type that is asked for, within a sentence. */
export function wantedWords(type: Wanted): string {
  return type === 'other' ? 'something else' : contentTypeWords[type].singular;
}

/** A request as its address fills it in: `type`, `about`, `project`. What does not fit is left out. */
export function contentRequestFrom(query: URLSearchParams, email: string): ContentRequestDraft {
  const about = (query.get('about') ?? '').trim();
  return {
    ...blankContentRequest,
    email,
    content_type: contentTypeFrom(query.get('type') ?? '') ?? 'other',
    about:
      textProblem({ missing: null, longest: maxAboutLength, check: written }, about) === null ? about : '',
    project: projectFrom(query.get('project') ?? ''),
  };
}

const projectFrom = (text: string): string => String(positiveIntegerFrom(text) ?? '');

/** What is wrong with a request, by field; empty when it can be sent. (spec §5) */
export function contentRequestProblems(
  draft: ContentRequestDraft,
  today: string,
): Partial<Record<ContentRequestField, string>> {
  const [about, message] = [draft.about.trim(), draft.message.trim()];
  const missing = about === '' ? 'Say what you need, or name what it is about.' : null;
  const problems: readonly (readonly [ContentRequestField, string | null])[] = [
    ['about', textProblem({ missing: null, longest: maxAboutLength, check: written }, about)],
    ['message', textProblem({ missing, longest: maxMessageLength, check: written }, message)],
    ['needed_by', draft.needed_by === '' ? null : dayProblem(draft.needed_by, today)],
    ['email', isEmail(draft.email.trim()) ? null : 'Enter an e-mail address like name@firm.com.'],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function dayProblem(day: string, today: string): string | null {
  const ahead = daysBetween(today, day);
  if (ahead === null) return 'Choose a day of the calendar.';
  if (ahead < 0) return 'Choose today or a later day.';
  return ahead > maxDaysAhead ? 'Choose a day within ten years.' : null;
}

/** The request as it is sent. */
export function contentRequestToSend(draft: ContentRequestDraft): ContentRequestFields {
  return {
    content_type: draft.content_type,
    about: draft.about.trim(),
    message: draft.message.trim(),
    project: positiveIntegerFrom(draft.project),
    needed_by: draft.needed_by === '' ? null : draft.needed_by,
    email: draft.email.trim(),
  };
}

/** A draft as it was left; anybody may have edited that, so whatever does not fit is left out. */
export function contentRequestDraftFrom(stored: unknown): ContentRequestDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const text = (field: ContentRequestField, longest: number): string => {
    const value = values.get(field);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return {
    content_type: contentTypeFrom(text('content_type', 20)) ?? 'other',
    about: text('about', 2 * maxAboutLength),
    message: text('message', 2 * maxMessageLength),
    project: projectFrom(text('project', 10)),
    needed_by: text('needed_by', 10),
    email: text('email', 320),
  };
}
