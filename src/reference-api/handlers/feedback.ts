import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { companyFrom } from '#src/reference-api/http/path-parameters.ts';

export function feedbackCalls({ world, changes }: Context) {
  return {
    'feedback.nonClient': ({ body }) => {
      companyFrom(world, String(body.coid));
      const id = changes.addRequest('non-client feedback', body);
      return { ok: true, reference: `FB-${body.coid}-${String(id).padStart(4, '0')}` };
    },
  } satisfies Partial<Implementations>;
}
