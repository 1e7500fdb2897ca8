import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { escapedPattern } from '#src/lib/escape-pattern.ts';
import { netlifyToml } from '#tests/reference-api/serve/site.ts';

/** The ways in which a host may read the rules where nothing that is documented decides it. */
export interface Reading {
  /** Whether upper and lower case are the same to header rules, and to redirects and names of files. */
  foldsHeaders: boolean;
  foldsPaths: boolean;
  /** Header rules by the file that is served, or by the path that was asked for. */
  headersOf: 'file' | 'request';
  /** Of two rules for one header, the later counts, or both do. */
  merges: boolean;
  /** `/amp/*` is also `/ampere`, as the pattern that `@netlify/headers-parser` makes of it. */
  isLoose: boolean;
  /** Escapes such as `%2D` are read before rules are matched. */
  decodes: boolean;
}

const both = [false, true];

export const readings: Reading[] = both.flatMap((foldsHeaders) =>
  both.flatMap((foldsPaths) =>
    (['file', 'request'] as const).flatMap((headersOf) =>
      both.flatMap((merges) =>
        both.flatMap((isLoose) =>
          both.map((decodes) => ({ foldsHeaders, foldsPaths, headersOf, merges, isLoose, decodes })),
        ),
      ),
    ),
  ),
);

export interface Served {
  status: number;
  /** Undefined for what is led elsewhere. */
  file: string | undefined;
  location: string | undefined;
  /** The values that count of a header, in the order of the rules. */
  values(header: string): string[];
}

const Rules = v.array(
  v.object({ from: v.string(), to: v.string(), status: v.number(), force: v.optional(v.boolean(), false) }),
);
const parsed = await parseAllRedirects({
  redirectsFiles: [],
  netlifyConfigPath: netlifyToml,
  configRedirects: [],
  minimal: false,
});
const redirects = v.parse(Rules, parsed.redirects);
const { headers } = await parseAllHeaders({
  headersFiles: [],
  netlifyConfigPath: netlifyToml,
  configHeaders: [],
  minimal: true,
});

/** What a host that reads the rules of `netlify.toml` in this way gives for a path; `files` are those of a build. */
export function host(reading: Reading, files: readonly string[]): (path: string) => Served {
  const { foldsHeaders, foldsPaths, headersOf, merges, isLoose, decodes } = reading;
  const isNamed = (path: string) => (file: string) =>
    foldsPaths ? file.toLowerCase() === path.toLowerCase() : file === path;
  const fileAt = (path: string) => files.find(isNamed(path === '/' ? '/index.html' : decoded(path)));
  const leads = redirects.map((rule) => ({ ...rule, fits: pattern(rule.from, foldsPaths, false) }));
  const sets = headers.map((rule) => ({ ...rule, fits: pattern(rule.for, foldsHeaders, isLoose) }));

  return (asked) => {
    const path = decodes ? decoded(asked) : asked;
    const rule = leads.find(({ fits, force }) => fits.test(path) && (force || fileAt(asked) === undefined));
    const own = fileAt(asked);
    const to = rule?.to.replace(/:(\w+)/g, (_, name: string) => rule.fits.exec(path)?.groups?.[name] ?? '');
    const file = own ?? (rule && rule.status !== 302 && rule.status !== 301 ? fileAt(to ?? '') : undefined);
    const status = own ? 200 : (rule?.status ?? 404);
    const shown = file ?? (status < 300 || status === 404 ? '/404.html' : undefined);
    const matched = headersOf === 'request' ? path : (shown ?? path);
    return {
      status: shown === '/404.html' && own === undefined ? 404 : status,
      file: shown,
      location: status > 300 && status < 400 ? to : undefined,
      values(header) {
        const found = sets
          .filter(({ fits }) => fits.test(matched))
          .flatMap(({ values }) => Object.entries(values))
          .flatMap(([name, value]) => (name.toLowerCase() === header ? [value] : []));
        return merges ? found : found.slice(-1);
      },
    };
  };
}

function pattern(text: string, folds: boolean, isLoose: boolean): RegExp {
  const source = text
    .split('/')
    .slice(1)
    .map((part, index) => {
      if (part.startsWith(':')) return `/(?<${part.slice(1)}>[^/]+)`;
      if (part === '*') return index === 0 ? '/.*' : isLoose ? '/?.*' : '(?:/.*)?';
      return `/${part.split('*').map(escapedPattern).join('.*')}`;
    });
  return new RegExp(`^${source.join('')}/?$`, folds ? 'iu' : 'u');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
