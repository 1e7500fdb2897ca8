import * as v from 'valibot';
import { sendRequest } from '#src/api/send-request.ts';
import { siteOrigin } from '#src/browser/location.ts';
import { siteVersion } from '#src/contracts/site-version.ts';

const versionTimeoutMs = 10_000;

/** The id of the build that the host serves; null if it can't be read, which is not an error. */
export async function servedBuild(signal: AbortSignal): Promise<string | null> {
  const { id, method, path, answer } = siteVersion;
  try {
    const version = await sendRequest({
      call: id,
      method,
      url: siteOrigin() + path,
      body: undefined,
      answer,
      signal,
      timeoutMs: versionTimeoutMs,
      isThirdParty: true,
    });
    return v.parse(answer, version).build;
  } catch {
    return null;
  }
}
