import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const FILE = 'third-party-notices.txt';

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
});
const Package = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  /** Where its source is: MPL-2.0 wants that said. */
  repository: v.optional(v.union([v.string(), v.object({ url: v.string() })])),
});

export interface ThirdParty extends v.InferOutput<typeof Package> {
  /** The license files of the package, and its notices. Empty where it ships none. */
  text: string;
}

/**
 * Every package that the site's code may come from: those of `dependencies`, and what they need. More than a build takes
 * in, since workers, fonts, and WebAssembly are no modules of it.
 */
export function thirdParties(root: string): ThirdParty[] {
  const { packages } = v.parse(LockFile, readJson(join(root, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => {
      const folder = join(root, path);
      return { ...v.parse(Package, readJson(join(folder, 'package.json'))), text: licenseTexts(folder) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Names, versions, licenses, and their texts, as these licenses demand of a copy. */
export function noticesText(parties: readonly ThirdParty[]): string {
  const rule = '-'.repeat(79);
  const notices = parties.map(({ name, version, license, repository, text }) => {
    const source = typeof repository === 'string' ? repository : repository?.url;
    const head = [
      rule,
      `${name} ${version}`,
      `License: ${license}`,
      ...(source ? [`Source: ${source}`] : []),
    ];
    return [...head, '', text].join('\n').trimEnd();
  });
  return `This site uses the following software and fonts.\n\n${notices.join('\n\n')}\n`;
}

/** Writes the notices into the build; `/terms` links to them. */
export function thirdPartyNotices(root: string): Plugin {
  return {
    name: 'third-party-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: noticesText(thirdParties(root)) });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
          .end(noticesText(thirdParties(root)));
      });
    },
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function licenseTexts(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
