import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { gapsOf } from '../../scripts/complete-lock.ts';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string())) }),
  ),
});

it('the lock holds the packages of every platform, or npm ci refuses it', () => {
  const lock = v.parse(
    Lock,
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
  );
  expect(gapsOf(lock.packages)).toEqual([]);
});

it('a platform package without an entry is noticed, a range and one that is there are not', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0', fsevents: '^2.3.3' },
    },
    'node_modules/@tool/linux-x64': {},
  };
  expect(gapsOf(packages).map(({ name }) => name)).toEqual(['@tool/darwin-arm64']);
});
