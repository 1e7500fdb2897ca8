import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import {
  manufacturersEs,
  manufacturersUrls,
  multimediaSpecwizards,
  newsHasNews,
} from '#src/contracts/companies.ts';
import type { Company } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { clientProjectHasProjects } from '#src/contracts/projects.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';

/** How long a profile waits for details that the record contains as well, in ms. */
const graceMs = 400;

/**
 * A manufacturer's record, updated with its links, news, and projects from three small calls. If one of them fails or takes much
 * longer than the record, the record's own values stay.
 */
export async function getCompany(coid: number, signal: AbortSignal): Promise<Result<Company>> {
  const options = { params: { coid }, signal };
  const record = call(manufacturersEs, options);
  const late = record.then(() => resolveAfter(graceMs, null));
  const [{ data, error }, urls, news, projects] = await Promise.all([
    record,
    Promise.race([call(manufacturersUrls, options), late]),
    Promise.race([call(newsHasNews, options), late]),
    Promise.race([call(clientProjectHasProjects, options), late]),
  ]);
  if (error) return { error };
  return {
    data: { ...data, ...(urls?.data && { urls: urls.data }), ...news?.data, ...projects?.data },
  };
}

/** A manufacturer's SpecWizards, from its multimedia call. That call has no other content types. */
export function listCompanyMedia(
  coid: number,
  contentType: ContentType,
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  if (contentType !== 'sw') return Promise.resolve({ data: [] });
  return call(multimediaSpecwizards, { params: { coid }, signal });
}
