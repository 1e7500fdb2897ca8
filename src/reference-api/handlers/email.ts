import type { Context, Implementations } from '#src/reference-api/http/context.ts';

/** Keeps what a mail server would send. Fields that the kind does not have are not kept. */
export function emailCalls({ changes }: Context): Implementations<'email.send'> {
  return {
    'email.send': ({ body }) => {
      const id = changes.addRequest(`email ${body.kind}`, body);
      return { ok: true, reference: `EM-${String(id).padStart(4, '0')}` };
    },
  };
}
