import { parseAllHeaders } from '@netlify/headers-parser';
import { pathPattern } from '#src/reference-api/serve/path-pattern.ts';

export type HeadersFor = (path: string) => Record<string, string>;

/**
 * The header rules of `netlify.toml`. They match the requested path (not the file it is rewritten to) like redirect
 * rules; if two set the same header, the later one wins. Names are in lower case.
 */
export async function readHeaderRules(config: string | undefined): Promise<HeadersFor> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: config,
    configHeaders: [],
    minimal: true,
  });
  if (errors.length > 0) throw new Error(`Bad header rules:\n${errors.map(String).join('\n')}`);

  const rules = headers.map((rule) => ({ fits: pathPattern(rule.for), values: lowercased(rule.values) }));
  return (path) =>
    Object.fromEntries(
      rules.filter(({ fits }) => fits(path)).flatMap(({ values }) => Object.entries(values)),
    );
}

const lowercased = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

/** No `upgrade-insecure-requests` over plain HTTP, where some browsers would load assets over HTTPS. */
export function headersForPlainHttp(headers: Record<string, string>): Record<string, string> {
  const { 'strict-transport-security': _hsts, 'content-security-policy': policy, ...rest } = headers;
  if (policy === undefined) return rest;
  const directives = policy.split(';').filter((one) => one.trim() !== 'upgrade-insecure-requests');
  return { ...rest, 'content-security-policy': directives.join(';') };
}
