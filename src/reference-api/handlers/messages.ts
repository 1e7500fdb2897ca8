import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';

/** Stores what a mail server would send. Fields that its kind does not have are dropped. */
export const emailCalls = ({ changes }: Context) =>
  ({
    'email.send': ({ body }) => {
      const id = changes.addRequest(`email ${body.kind}`, body);
      return { ok: true, reference: `EM-${String(id).padStart(4, '0')}` };
    },
  }) satisfies Partial<Implementations>;

export const feedbackCalls = ({ world, changes }: Context) =>
  ({
    'feedback.nonClient': ({ body }) => {
      companyFrom(world, String(body.coid));
      const id = changes.addRequest('non-client feedback', body);
      return { ok: true, reference: `FB-${body.coid}-${String(id).padStart(4, '0')}` };
    },
  }) satisfies Partial<Implementations>;
