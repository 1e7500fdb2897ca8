import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/**
 * How the axios client reaches the network: `fetch`, text in and text out, time limit and cancellation over the whole
 * answer. Axios' own adapter names itself in a `User-Agent` header, which some browsers ask another origin's leave for.
 */
export async function fetchAdapter(
  config: InternalAxiosRequestConfig<string>,
): Promise<AxiosResponse<string>> {
  const timeUp = AbortSignal.timeout(config.timeout ?? 0);
  const left = config.signal instanceof AbortSignal ? config.signal : null;
  try {
    const answer = await fetch(config.url ?? '', {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      credentials: config.withCredentials === true ? 'include' : 'omit',
      redirect: config.maxRedirects === 0 ? 'error' : 'follow',
      body: config.data ?? null,
      signal: left === null ? timeUp : AbortSignal.any([left, timeUp]),
    });
    const response: AxiosResponse<string> = {
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: AxiosHeaders.from(Object.fromEntries(answer.headers)),
      config,
    };
    if (answer.ok) return response;
    throw new AxiosError(`Status ${answer.status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  } catch (thrown) {
    if (thrown instanceof AxiosError) throw thrown;
    if (left?.aborted === true) throw new CanceledError('The visitor left', config);
    const code = timeUp.aborted ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK;
    throw new AxiosError(code, code, config);
  }
}
