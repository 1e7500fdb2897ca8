import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployProblems } from '../../scripts/vite/deploy-check.ts';

const ours = readFileSync(join(import.meta.dirname, '../../netlify.toml'), 'utf8');
const api = 'https://api.example.com';
const replaced = ours.replaceAll('API_HOST', 'api.example.com');

const plain = { specFileOrigin: '', siteOrigin: '', makesPages: false };

it.each([
  ['as it is, at home', ours, false, '', []],
  ['with the host still to be named, on Netlify', ours, true, '', [/API_HOST: replace it/]],
  ['with the host named, on Netlify', replaced, true, '', []],
  ['for another origin that no policy allows', replaced, true, api, [/add it to connect-src/]],
  [
    'for another origin that the policies allow',
    replaced.replaceAll("connect-src 'self'", `connect-src 'self' ${api}`),
    true,
    api,
    [],
  ],
])('a build %s', (_, rules, isNetlify, apiOrigin, problems) => {
  const found = deployProblems({ ...plain, rules, isNetlify, apiOrigin });
  expect(found).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(found[index]).toMatch(problem);
});

it('a build for a host of spec files wants it in the policy of the site', () => {
  const specFileOrigin = 'https://files.example.com';
  const deploy = { ...plain, isNetlify: true, apiOrigin: '', specFileOrigin };
  expect(deployProblems({ ...deploy, rules: replaced })).toEqual([
    expect.stringMatching(/^VITE_SPEC_FILE_ORIGIN .* add it to connect-src in the first policy/),
  ]);
  const allowed = replaced.replace("connect-src 'self'", `connect-src 'self' ${specFileOrigin}`);
  expect(deployProblems({ ...deploy, rules: allowed })).toEqual([]);
});

it('a build that makes pages wants to know the address of the site', () => {
  const deploy = { ...plain, rules: ours, isNetlify: false, apiOrigin: '', makesPages: true };
  expect(deployProblems(deploy)).toEqual([expect.stringMatching(/set VITE_SITE_ORIGIN/)]);
  expect(deployProblems({ ...deploy, siteOrigin: 'https://lintel.example' })).toEqual([]);
});
