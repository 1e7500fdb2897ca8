import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import * as v from 'valibot';

/** `to` is a path, or an absolute URL for a proxy rule. */
export interface RuleMatch {
  to: string;
  status: number;
  /** Applies even if a file with that name exists. */
  force: boolean;
}

export type MatchRule = (path: string, query: string) => RuleMatch | undefined;

const Rule = v.looseObject({ from: v.string(), query: v.record(v.string(), v.string()) });
const Match = v.nullish(v.object({ to: v.string(), status: v.number(), force: v.boolean() }));

/** The rules of `netlify.toml` and `_redirects`, matched by the host's matcher. Throws for an invalid one. */
export async function readRedirectRules(files: {
  config?: string | undefined;
  redirects?: string | undefined;
}): Promise<MatchRule> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: files.redirects ? [files.redirects] : [],
    ...(files.config ? { netlifyConfigPath: files.config } : {}),
    configRedirects: [],
    // The short form omits `path`, without which the matcher matches nothing.
    minimal: false,
  });
  if (errors.length > 0) throw new Error(`Bad redirect rules:\n${errors.map(String).join('\n')}`);

  const rules = v
    .parse(v.array(Rule), redirects)
    .map(({ from, query, signed: _signed, ...rest }) => ({ ...rest, origin: from, params: query }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), { jwtSecret: '', jwtRoleClaim: '' });
  const headers: Record<string, string> = { 'x-country': 'us', 'x-language': 'en' };

  return (path, query) => {
    const found = v.parse(
      Match,
      matcher.match({
        scheme: 'https',
        host: 'site.test',
        // The matcher would read a backslash as its own rewrite syntax.
        path: path.replaceAll('\\', '%5C'),
        query,
        headers,
        cookieValues: {},
        getHeader: (name) => headers[name.toLowerCase()] ?? '',
        getCookie: () => '',
      }),
    );
    return found ?? undefined;
  };
}

/** Where a rule redirects to: always a path of this site. The request's query is kept unless the rule has one. */
export function locationOf({ to }: RuleMatch, query: string): string {
  const whole = to.includes('?') || query === '' ? to : `${to}?${query}`;
  const { pathname, search } = new URL(whole.replace(/^\/+/, '/'), 'https://site.test');
  // Dots in what `*` matched can produce a path that begins with two slashes, which is another host.
  return pathname.replace(/^\/+/, '/') + search;
}
