import { parseAllHeaders } from '@netlify/headers-parser';

export type HeadersFor = (path: string) => Record<string, string>;

/**
 * The header rules of `netlify.toml`, by the path that was asked for (not the file it is rewritten to); of two rules that
 * set the same header the later one wins. Names come in lower case.
 */
export async function readHeaderRules(config: string | undefined): Promise<HeadersFor> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: config,
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(`Bad header rules:\n${errors.map(String).join('\n')}`);

  return (path) => {
    const found: Record<string, string> = {};
    for (const rule of headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) found[name.toLowerCase()] = value;
    }
    return found;
  };
}

/**
 * For plain HTTP without `upgrade-insecure-requests`: some browsers do not treat this host as safe and would load
 * every asset over https.
 */
export function forPlainHttp(headers: Record<string, string>): Record<string, string> {
  const { 'strict-transport-security': _hsts, 'content-security-policy': policy, ...rest } = headers;
  if (policy === undefined) return rest;
  return { ...rest, 'content-security-policy': policy.replace(/;?\s*upgrade-insecure-requests/, '') };
}
