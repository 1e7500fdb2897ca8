import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { escapedPattern } from '../../src/lib/escape-pattern.ts';

const redirectRules = v.array(
  v.looseObject({
    from: v.string(),
    to: v.string(),
    status: v.number(),
    force: v.optional(v.boolean(), false),
  }),
);
const headerRules = v.array(v.looseObject({ for: v.string(), values: v.record(v.string(), v.string()) }));
type Rule = v.InferOutput<typeof redirectRules>[number];
type HeaderRule = v.InferOutput<typeof headerRules>[number];

/** What the host sends where no rule says otherwise. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A pattern of the rules for nginx, which reads it against the path as it was sent. A trailing slash is optional, and `*` also
 * matches nothing. `names` are the placeholders, in the order of their groups.
 */
function nginxPattern(pattern: string): { source: string; names: string[] } {
  const names: string[] = [];
  const parts = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') {
        names.push('splat');
        return '(?:/(.*))?';
      }
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        return '/([^/]+)';
      }
      const fixed = part.split('*').map(escapedPattern);
      if (fixed.length > 1) names.push('splat');
      return `/${fixed.join('(.*)')}`;
    });
  const end = pattern.endsWith('/*') || pattern === '/' ? '' : '/?';
  return { source: `^${parts.join('')}${end}$`, names };
}

/** A target with its placeholders as groups. */
function targetOf(to: string, names: readonly string[]): string {
  return to.replaceAll(/:(\w+)/g, (whole, name: string) => {
    const at = names.indexOf(name);
    return at === -1 ? whole : `$${at + 1}`;
  });
}

const quoted = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`;

function map(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  const rows = lines.map(([key, value]) => `  ${key} ${value};`);
  return [`map ${source} ${variable} {`, ...rows, '}'].join('\n');
}

const isProxied = ({ to }: Rule): boolean => /^https?:/.test(to);

/** The first rule that fits decides: `301 /about`, `200 /app.html`. */
function ruleMap(rules: readonly Rule[]): string {
  const lines = rules
    .filter((rule) => !isProxied(rule))
    .map(({ from, to, status }): [string, string] => {
      const { source, names } = nginxPattern(from);
      return [quoted(`~${source}`), quoted(`${status} ${targetOf(to, names)}`)];
    });
  return map('$lintel_path', '$lintel_rule', [['default', quoted('404 /404.html')], ...lines]);
}

const variableOf = (name: string): string => `$lintel_${name.toLowerCase().replaceAll('-', '_')}`;
const isType = (name: string): boolean => name.toLowerCase() === 'content-type';

/** Of the rules that set a header the last one counts, and nginx takes the first that fits. */
function headerMaps(rules: readonly HeaderRule[]): { maps: string[]; names: string[] } {
  const names = [...new Set(rules.flatMap(({ values }) => Object.keys(values)))].filter(
    (name) => !isType(name),
  );
  const maps = names.map((name) => {
    const own = rules.filter(({ values }) => values[name] !== undefined).toReversed();
    const usual = name === 'Cache-Control' ? quoted(REVALIDATE) : quoted('');
    const lines = own.map((rule): [string, string] => [
      quoted(`~${nginxPattern(rule.for).source}`),
      quoted(rule.values[name] ?? ''),
    ]);
    return map('$lintel_path', variableOf(name), [['default', usual], ...lines]);
  });
  return { maps, names };
}

/** The API's own headers count: the site's are added where it has none. Its policy and caching are the API's alone. */
function apiHeaders(names: readonly string[]): { maps: string[]; lines: string[] } {
  const added = names.filter((name) => !/^(?:Content-Security-Policy|Cache-Control)$/i.test(name));
  return {
    maps: added.map((name) =>
      map(`$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`, `${variableOf(name)}_api`, [
        ['default', quoted('')],
        [quoted(''), variableOf(name)],
      ]),
    ),
    lines: added.map((name) => `    add_header ${name} ${variableOf(name)}_api always;`),
  };
}

function proxyLocations(rules: readonly Rule[], headers: readonly string[]): string[] {
  return rules.filter(isProxied).map(({ from }) => {
    const place = from.endsWith('/*') ? `^~ ${from.slice(0, -1)}` : `= ${from}`;
    return [`  location ${place} {`, ...headers, '    proxy_pass http://lintel_api;', '  }'].join('\n');
  });
}

function typeLocations(rules: readonly HeaderRule[], headers: readonly string[]): string[] {
  return rules.flatMap(({ for: path, values }) => {
    const [, type] = Object.entries(values).find(([name]) => isType(name)) ?? [];
    if (type === undefined) return [];
    return [
      [
        `  location = ${path} {`,
        '    types {}',
        `    default_type ${type};`,
        ...headers,
        '    try_files $uri @rules;',
        '  }',
      ].join('\n'),
    ];
  });
}

/**
 * nginx's configuration for the rules of `netlify.toml`: a part of the `http` block. `@…@` are the operator's: the folder of the
 * site, where nginx listens, and the API.
 */
export async function nginxConfig(netlifyToml: string): Promise<string> {
  const redirects = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath: netlifyToml,
    configRedirects: [],
    minimal: false,
  });
  const parsed = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: netlifyToml,
    configHeaders: [],
    minimal: true,
  });
  const errors: unknown[] = [redirects.errors, parsed.errors].flat();
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  const rules = v.parse(redirectRules, redirects.redirects);
  const headers = v.parse(headerRules, parsed.headers);
  const { maps, names } = headerMaps(headers);
  const api = apiHeaders(names);
  const own = names.map(
    (name) => `  add_header ${name} ${name === 'Cache-Control' ? '$lintel_cache' : variableOf(name)} always;`,
  );

  return `${[
    '# Made by `npm run nginx` of netlify.toml: do not edit. A part of the http block (docs/deploy.md).',
    '# The path as it was sent: nginx would decode it.',
    map('$request_uri', '$lintel_path', [[quoted('~^([^?]*)'), '$1']]),
    ruleMap(rules),
    '# The query of a request goes on, unless the rule has one of its own.',
    map('$lintel_rule', '$lintel_moved', [
      ['default', quoted('')],
      [quoted(String.raw`~^301 (.*\?.*)$`), '$1'],
      [quoted('~^301 (.*)$'), '$1$is_args$args'],
    ]),
    map('$lintel_rule', '$lintel_found', [
      ['default', quoted('')],
      [quoted(String.raw`~^302 (.*\?.*)$`), '$1'],
      [quoted('~^302 (.*)$'), '$1$is_args$args'],
    ]),
    map('$lintel_rule', '$lintel_page', [
      ['default', '/no-such-file'],
      [quoted('~^200 (.*)$'), '$1'],
    ]),
    map('$lintel_rule', '$lintel_missing', [
      ['default', '/404.html'],
      [quoted('~^404 (.*)$'), '$1'],
    ]),
    ...maps,
    '# What is missing is asked for again.',
    map('$status', '$lintel_cache', [
      ['default', '$lintel_cache_control'],
      [quoted('~^[45]'), quoted(REVALIDATE)],
    ]),
    ...api.maps,
    '# Neither queries nor secrets are logged: paths of reports and resets have them.',
    map('$lintel_path', '$lintel_logged', [
      ['default', '$lintel_path'],
      [quoted('~^(.*/(?:reset|reports|resources|(?:outline|specwizard)-specs-report)/).'), quoted('$1...')],
    ]),
    `log_format lintel escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$lintel_logged","status":$status,"seconds":$request_time,"bytes":$body_bytes_sent}';`,
    'upstream lintel_api {\n  server @API@;\n  keepalive 32;\n}',
    [
      'server {',
      '  listen @LISTEN@;',
      '  root @ROOT@;',
      '  access_log @LOG@ lintel;',
      '  server_tokens off;',
      '  absolute_redirect off;',
      '  merge_slashes off;',
      '  etag on;',
      '  gzip on;',
      '  gzip_vary on;',
      '  gzip_proxied any;',
      '  gzip_types text/css text/javascript application/javascript application/json application/xml application/atom+xml image/svg+xml image/vnd.dxf application/manifest+json application/wasm;',
      '  @BROTLI@',
      '  client_max_body_size 8m;',
      '  # The site gives up after 26 seconds.',
      '  proxy_read_timeout 26s;',
      '  proxy_connect_timeout 5s;',
      '  # A write goes out once; the site itself asks again for what it only reads.',
      '  proxy_next_upstream off;',
      '  proxy_http_version 1.1;',
      '  proxy_set_header Connection "";',
      '  proxy_set_header Host $host;',
      '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      '  proxy_set_header X-Forwarded-Proto $scheme;',
      ...own,
      '  error_page 404 $lintel_missing;',
      '  error_page 405 =405 @refused;',
      ...proxyLocations(rules, api.lines),
      ...typeLocations(headers, []),
      '  location = / {',
      '    try_files /index.html @rules;',
      '  }',
      '  # A file, or a page without its ending; what ends with a slash is no file.',
      '  location / {',
      '    try_files $uri $uri.html @rules;',
      '  }',
      '  location ~ .+/$ {',
      '    try_files /no-such-file @rules;',
      '  }',
      '  location @rules {',
      '    if ($lintel_moved) {',
      '      return 301 $lintel_moved;',
      '    }',
      '    if ($lintel_found) {',
      '      return 302 $lintel_found;',
      '    }',
      '    try_files $lintel_page =404;',
      '  }',
      '  location @refused {',
      '    default_type text/plain;',
      '    add_header Allow "GET, HEAD" always;',
      '    return 405 "Method not allowed";',
      '  }',
      '}',
    ].join('\n'),
  ].join('\n\n')}\n`;
}
