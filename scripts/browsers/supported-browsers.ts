import { features } from 'web-features';

/**
 * The oldest versions that the site works in, by the names of web-features: docs/browsers.md. Edge and Chrome for Android
 * have the versions of Chromium.
 */
const oldest = {
  chrome: '131',
  chrome_android: '131',
  edge: '131',
  firefox: '140',
  safari: '17.4',
  safari_ios: '17.4',
} as const;

type Support = Partial<Record<keyof typeof oldest, string>>;

/** `≤13.1` is 13.1 at the latest; what is in previews only is no version. */
function isThere(since: string | undefined, version: string): boolean {
  if (since === undefined) return false;
  const [major = NaN, minor = 0] = since.replace('≤', '').split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = version.split('.').map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
}

const browsers = ['chrome', 'chrome_android', 'edge', 'firefox', 'safari', 'safari_ios'] as const;

const lacks = (support: Support): boolean =>
  browsers.some((browser) => !isThere(support[browser], oldest[browser]));

interface KnownKeys {
  /** Keys of browser-compat-data that at least one of the oldest browsers lacks. */
  newer: readonly string[];
  older: readonly string[];
}

/** What the web platform has, such as `api.Element.checkVisibility` and `javascript.builtins.Promise.try`. */
export function compatKeys(): KnownKeys {
  const [newer, older] = [new Set<string>(), new Set<string>()];
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      (lacks(support) ? newer : older).add(key);
  }
  return { newer: [...newer], older: [...older] };
}

/**
 * Where a script finds what a key names, from the global object on: `['Promise', 'try']`, `['Element', 'checkVisibility']`
 * (on the prototype), `['navigation']`. Null for what has no name of its own: syntax, options, events without handler.
 */
export function apiPath(key: string): readonly string[] | null {
  const match = /^(?:api|javascript\.builtins)\.([\w.]+)$/.exec(key);
  if (!match?.[1]) return null;
  const parts = match[1].split('.');
  const depth = parts[0] === 'Intl' ? 3 : 2;
  const last = parts.at(-1) ?? '';
  if (parts.length > depth || /_(?:parameter|support|option)/.test(last)) return null;
  const name = last.endsWith('_event')
    ? `on${last.slice(0, -'_event'.length)}`
    : last.replace(/_static$/, '');
  const owners = parts.slice(0, -1).filter((owner) => !/^(?:Window|WorkerGlobalScope)$/.test(owner));
  // `Iterator.Iterator` is the constructor: without it, the global has no name.
  return owners.at(-1) === name ? (key.startsWith('javascript.') ? owners : null) : [...owners, name];
}

/** All that scripts can name and at least one of the oldest browsers lacks; members before what they belong to. */
export function newerApis(): readonly (readonly string[])[] {
  return compatKeys()
    .newer.map(apiPath)
    .filter((path) => path !== null)
    .toSorted((one, other) => other.length - one.length);
}
