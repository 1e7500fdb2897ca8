import type { InformationRequest } from '#src/contracts/companies.ts';
import { personRules, textProblem, written } from '#src/domain/checks/form-rules.ts';
import type { TextRule } from '#src/domain/checks/form-rules.ts';

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

const rules: Readonly<Record<TextFieldName, TextRule>> = {
  ...personRules,
  project: { missing: null, longest: 160, check: written },
  message: { missing: 'Write what you would like to know.', longest: 4000, check: written },
};

/** A request may name so many products; who needs more writes it in the message. */
const maxProducts = 20;

/** What is wrong with a request, by field, in plain words; empty when it can be sent. (spec §5) */
export function requestProblems(draft: RequestDraft): RequestProblems {
  const problems: RequestProblems = {};
  for (const field of requestFields) {
    const problem =
      field === 'productIds' || field === 'wants' ? null : textProblem(rules[field], draft[field].trim());
    if (problem !== null) problems[field] = problem;
  }
  if (draft.productIds.length > maxProducts) {
    problems.productIds = `Choose ${maxProducts} products at most, and name the others in your message.`;
  }
  if (draft.wants.includes('call') && draft.phone.trim() === '') {
    problems.phone = 'Enter the number that the representative should call.';
  }
  return problems;
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
