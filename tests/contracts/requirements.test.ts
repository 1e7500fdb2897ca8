import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';

import { brand } from '#src/brand.ts';
import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { siteVersion } from '#src/contracts/site-version.ts';
import { ampPathOf, typesWithAmp } from '#src/domain/amp-paths.ts';
import { webletFrom } from '#src/domain/weblet.ts';
import { screenRoutes } from '#src/routes.ts';
import { sourcesOf } from '#tests/architecture/sources.ts';
import { callUses } from '#tests/support/call-uses.ts';
import {
  requiredCalls,
  requiredResources,
  requiredRoutes,
  requirementHeadings,
} from '#tests/support/requirements.ts';
import { makeApi } from '#tests/support/make-api.ts';

const named = (path: string): string => path.replaceAll('{product}', brand.slug);
/** Without the names of parameters. */
const shapeOf = (path: string): string =>
  named(path)
    .replaceAll(/\{[^}]+\}|:\w+/g, ':')
    .replace(/(?<=.)\/$/, '');

/** Rows that the table of routes writes in its own way. */
const ownShape: Readonly<Record<string, string>> = { '/press-releases/{division}': '/press-releases/*' };

describe('every required route is in the route table', () => {
  const table = screenRoutes.map((row) => ({ path: row.path, row }));
  const faultOf = ({ path, isPrivate, layout, examples }: (typeof requiredRoutes)[number]): string[] =>
    examples.flatMap((example) => {
      const { pathname } = new URL(named(example), 'https://lintel.test');
      if (layout === 'weblet') return webletFrom(pathname) ? [] : [`${example} is no weblet`];
      if (layout === 'amp')
        return typesWithAmp.map(ampPathOf).includes(pathname) ? [] : [`${example} is no AMP page`];
      const route = matchRoutes(table, pathname)?.[0]?.route;
      if (path === '*') return route ? [`${example} is ${route.path}`] : [];
      const shape = ownShape[path] ?? shapeOf(path);
      if (!route || shapeOf(route.path) !== shape) return [`${example} is ${route?.path ?? 'not found'}`];
      return [
        ...((route.row.guards ?? []).includes('signed-in') === isPrivate ? [] : ['other guards']),
        ...((route.row.layout ?? 'default') === layout ? [] : ['another layout']),
      ];
    });

  it.each(requiredRoutes)('$path: $screen', (route) => {
    expect(faultOf(route)).toEqual([]);
  });
});

const generic = Object.values(resources);
/** Calls that are no part of the API's table: `specFile.generate` and `feedback.callerUrl` go to other hosts. */
const elsewhere: Readonly<Record<string, string>> = {
  'specFile.generate': 'spec-file',
  'feedback.callerUrl': 'feedback',
  'analytics.event': 'analytics',
};
const isCallId = (id: string): id is keyof typeof calls => id in calls;

const verbs: Readonly<Record<string, (calls: (typeof generic)[number]) => Call>> = {
  'resource.get': ({ get }) => get,
  'resource.es': ({ es }) => es,
  'resource.byIds': ({ byIds }) => byIds,
  'resource.list': ({ list }) => list,
  'resource.create': ({ create }) => create,
  'resource.update': ({ update }) => update,
  'resource.delete': ({ delete: remove }) => remove,
};

/** The contracts of a row: one, or one per resource. */
function contractsOf(id: string): readonly Call[] {
  const verb = verbs[id];
  if (verb) return generic.map(verb);
  if (id === 'site.version') return [siteVersion];
  // A URL cannot tell the two apart.
  if (id === 'banners.byTypePage') return [calls['banners.byContentType']];
  return isCallId(id) ? [calls[id]] : [];
}

const inTable = requiredCalls.filter(([id]) => !(id in elsewhere));

describe('every required call has a contract and an implementation', () => {
  let implemented = new Set<string>();
  beforeAll(async () => {
    const options = { seed: 1, scale: 1, today: '2026-11-02', storage: null, passwordRounds: 1000 };
    const { handlers } = await makeApi(options);
    implemented = new Set(handlers.map(({ info }) => info.header));
  });

  it.each(inTable)('%s: %s %s', (id, method, path) => {
    const contracts = contractsOf(id);
    const wanted = path.includes('{res}')
      ? requiredResources.map((name) => path.replace('{res}', name))
      : [path];
    // A path of several segments on the CDN is two parameters of ours.
    const shapes = wanted.map((one) => shapeOf(one.replace('{cdnPath}', '{webabrv}/{catalogFilename}')));
    expect(contracts.map((one) => `${one.method} ${shapeOf(one.path)}`).toSorted()).toEqual(
      shapes.map((one) => `${method} ${one}`).toSorted(),
    );
    // The host serves the file that names the build.
    if (id === 'site.version') return;
    expect(contracts.filter((one) => !implemented.has(`${one.method} *${one.path}`))).toEqual([]);
  });
});

describe('every call is used by a screen, or a decision says why not', async () => {
  const used = await callUses();
  const decided = await readFile('docs/decisions/calls.md', 'utf8');
  const heading = '## Calls that no screen uses';
  const section = decided.slice(decided.indexOf(heading) + heading.length).split('\n## ')[0] ?? '';
  const explained = new Set([...section.matchAll(/`([\w.]+)`/g)].map(([, id]) => id));
  const isUsed = ([id]: (typeof requiredCalls)[number]): boolean =>
    id in elsewhere ? true : contractsOf(id).some((contract) => used.has(contract));

  it.each([...requiredCalls])('%s', (...row) => {
    const [id] = row;
    const ways = [isUsed(row), explained.has(id)];
    // Exactly one: a decision or an exception that is no longer needed has to go.
    expect(ways.filter(Boolean)).toHaveLength(1);
  });

  it('explains required calls only', () => {
    const ids = new Set(requiredCalls.map(([id]) => id));
    expect([...explained].filter((id) => id === undefined || !ids.has(id))).toEqual([]);
  });

  it.each(Object.entries(elsewhere))('%s has code of its own in the site', (_, word) => {
    expect(globSync(`src/{api,browser}/*${word}*.ts`).length).toBeGreaterThan(0);
  });
});

it('comments cite headings that docs/requirements.md has', () => {
  const cited = sourcesOf('src/**/*.{ts,tsx,css}').flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?:\/?\*|\/\/).*\brequirements: ([a-z-]+(?:, [a-z-]+)*)/gm)].flatMap(
      ([, names = '']) => names.split(', ').map((name) => ({ path, name })),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ name }) => !requirementHeadings.has(name))).toEqual([]);
});
