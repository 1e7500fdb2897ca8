import type { Context, Implementations } from '#src/reference-api/http/context.ts';

/** Stores what a mail server would send. Fields that its kind does not have are dropped. */
export function emailCalls({ changes }: Context) {
  return {
    'email.send': ({ body }) => {
      const id = changes.addRequest(`email ${body.kind}`, body);
      return { ok: true, reference: `EM-${String(id).padStart(4, '0')}` };
    },
  } satisfies Partial<Implementations>;
}
