import type { InformationRequest } from '#src/contracts/companies.ts';
import { hasLetterOrDigit } from '#src/domain/checks/characters.ts';
import { isEmail } from '#src/domain/checks/email.ts';
import { isPhone } from '#src/domain/checks/phone.ts';
import { textMarker } from '#src/domain/checks/text.ts';
import { isZip } from '#src/domain/checks/zip.ts';

/** What somebody has typed so far: a request without its addressee. */
export type RequestDraft = Omit<InformationRequest, 'coid'>;
export type RequestField = keyof RequestDraft;
export type RequestProblems = Partial<Record<RequestField, string>>;
type Wish = RequestDraft['wants'][number];

/** What can be asked of a manufacturer, in the order of the form. */
export const requestWishes: readonly (readonly [wish: Wish, label: string])[] = [
  ['call', 'A call from a representative'],
  ['literature', 'Literature'],
  ['sample', 'A sample'],
  ['pricing', 'Pricing'],
  ['specification-help', 'Help with a specification'],
];

export const blankRequest: RequestDraft = {
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

/** In the order of the form, so that the first problem is the topmost. */
export const requestFields: readonly RequestField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'firm',
  'zip',
  'project',
  'productIds',
  'wants',
  'message',
];

type TextFieldName = Exclude<RequestField, 'productIds' | 'wants'>;

interface Rule {
  /** Said when nothing was typed; null where that is allowed. */
  missing: string | null;
  longest: number;
  check: (text: string) => string | null;
}

const written = (text: string): string | null => {
  if (!hasLetterOrDigit(text)) return 'Write this with letters or digits.';
  return textMarker(text) === null ? null : 'Please reword this: a part of it reads like a computer command.';
};

const rules: Readonly<Record<TextFieldName, Rule>> = {
  firstName: { missing: 'Enter your first name.', longest: 80, check: written },
  lastName: { missing: 'Enter your last name.', longest: 80, check: written },
  email: {
    missing: 'Enter the e-mail address that the answer should go to.',
    longest: 320,
    check: (text) => (isEmail(text) ? null : 'Enter an e-mail address like name@firm.com.'),
  },
  phone: {
    missing: null,
    longest: 40,
    check: (text) =>
      isPhone(text) ? null : 'Enter a ten-digit phone number like (203) 929-9444; it cannot start with 555.',
  },
  firm: { missing: 'Enter the name of your firm.', longest: 120, check: written },
  zip: {
    missing: null,
    longest: 10,
    check: (text) => (isZip(text) ? null : 'Enter a ZIP code like 06484 or 06484-1234.'),
  },
  project: { missing: null, longest: 160, check: written },
  message: { missing: 'Write what you would like to know.', longest: 4000, check: written },
};

/** A request may name so many products; who needs more writes it in the message. */
const mostProducts = 20;

/** What is wrong with a request, by field, in plain words; empty when it can be sent. (spec §5) */
export function requestProblems(draft: RequestDraft): RequestProblems {
  const problems: RequestProblems = {};
  for (const field of requestFields) {
    const problem =
      field === 'productIds' || field === 'wants' ? null : textProblem(rules[field], draft[field].trim());
    if (problem !== null) problems[field] = problem;
  }
  if (draft.productIds.length > mostProducts) {
    problems.productIds = `Choose ${mostProducts} products at most, and name the others in your message.`;
  }
  if (draft.wants.includes('call') && draft.phone.trim() === '') {
    problems.phone = 'Enter the number that the representative should call.';
  }
  return problems;
}

function textProblem({ missing, longest, check }: Rule, text: string): string | null {
  if (text === '') return missing;
  const length = [...text].length;
  return length > longest ? `Shorten this to ${longest} characters; it has ${length}.` : check(text);
}

/** The request as it is sent, without the blanks around what was typed. */
export function informationRequest(coid: number, draft: RequestDraft): InformationRequest {
  return {
    coid,
    productIds: draft.productIds,
    wants: draft.wants,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    firm: draft.firm.trim(),
    zip: draft.zip.trim(),
    project: draft.project.trim(),
    message: draft.message.trim(),
  };
}

/** A draft as the tab kept it; anybody may have edited that, so whatever does not fit is left out. */
export function requestDraftFrom(stored: unknown): RequestDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const text = (field: TextFieldName): string => {
    const value = values.get(field);
    return typeof value === 'string' ? value.slice(0, 2 * rules[field].longest) : '';
  };
  const list = (field: string): unknown[] => {
    const value = values.get(field);
    return Array.isArray(value) ? value : [];
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    firm: text('firm'),
    zip: text('zip'),
    project: text('project'),
    message: text('message'),
    productIds: list('productIds')
      .filter((id) => Number.isInteger(id))
      .map(Number)
      .slice(0, 100),
    wants: requestWishes.map(([wish]) => wish).filter((wish) => list('wants').includes(wish)),
  };
}
