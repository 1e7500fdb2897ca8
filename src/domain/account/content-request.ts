import * as v from 'valibot';
import {
  contentRequestEntries,
  hasSubject,
  missingSubjectMessage,
} from '#src/contracts/forms/content-request.ts';
import type { ContentRequestFields } from '#src/contracts/forms/content-request.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { validatedBy } from '#src/contracts/forms/fields.ts';
import { daysBetween } from '#src/lib/dates.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

type RequestedType = ContentRequestFields['content_type'];

/** Form values. Project and day are text; empty for none. */
export type ContentRequestDraft = v.InferInput<ReturnType<typeof contentRequestForm>>;
export type ContentRequestField = keyof ContentRequestDraft;

/** In form order. */
export const contentRequestLabels: Readonly<Record<ContentRequestField, string>> = {
  content_type: 'What is missing?',
  about: 'Manufacturer or product',
  message: 'What exactly do you need?',
  project: 'For the project',
  needed_by: 'Needed by',
  email: 'Reply to',
};

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

/** For use within a sentence. */
export const requestedTypeText = (type: RequestedType): string =>
  type === 'other' ? 'something else' : contentTypeWords[type].singular;

/** Reads the form's initial values from its address: `type`, `about`, `project`. Ignores invalid values. */
export function contentRequestFrom(query: URLSearchParams, email: string): ContentRequestDraft {
  const about = (query.get('about') ?? '').trim();
  return {
    ...blankContentRequest,
    email,
    content_type: contentTypeFrom(query.get('type') ?? '') ?? 'other',
    about: v.is(contentRequestEntries.about, about) ? about : '',
    project: projectFrom(query.get('project') ?? ''),
  };
}

const projectFrom = (text: string): string => String(positiveIntegerFrom(text) ?? '');

/** The form's validation rules on a given day, `2026-11-02`. (requirements: text) */
export const contentRequestForm = (today: string) =>
  v.pipe(
    v.object({
      ...contentRequestEntries,
      project: v.pipe(v.string(), v.transform(positiveIntegerFrom)),
      needed_by: v.pipe(
        v.string(),
        validatedBy((day) => (day === '' ? null : dayProblem(day, today))),
        v.transform((day) => (day === '' ? null : day)),
      ),
    }),
    v.forward(v.partialCheck([['about'], ['message']], hasSubject, missingSubjectMessage), ['message']),
  );

function dayProblem(day: string, today: string): string | null {
  const ahead = daysBetween(today, day);
  if (ahead === null) return 'Enter a valid date.';
  if (ahead < 0) return 'Choose today or a later date.';
  return ahead > maxDaysAhead ? 'Choose a date within ten years.' : null;
}
