import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const path = join(import.meta.dirname, '../package-lock.json');

const Entry = v.looseObject({
  dev: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});
const Lock = v.looseObject({ packages: v.record(v.string(), Entry) });

/** One package that another names for some platform, without an entry of its own. */
interface Gap {
  key: string;
  name: string;
  version: string;
  isDev: boolean;
}

/**
 * The platform packages that the lock names and does not hold. npm leaves out what the registry it was run against
 * does not carry (a mirror without macOS builds, say), and `npm ci` refuses such a lock everywhere.
 */
export function gapsOf(packages: v.InferOutput<typeof Lock>['packages']): Gap[] {
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const key = `node_modules/${name}`;
      return key in packages || !/^\d/.test(version) ? [] : [{ key, name, version, isDev: dev }];
    }),
  );
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];
const LIBRARIES: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl' };

/** The entry that npm would have written, but for the checksum, which only the registry knows. */
function entryOf({ name, version, isDev }: Gap) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = Object.entries(LIBRARIES).flatMap(([word, library]) =>
    words.includes(word) && os.includes('linux') ? [library] : [],
  );
  if (os.length === 0 || cpu.length === 0) throw new Error(`For which machine is ${name}?`);
  return {
    version,
    cpu,
    ...(isDev ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    os,
  };
}

if (import.meta.main) {
  const lock: unknown = JSON.parse(readFileSync(path, 'utf8'));
  // Checked but not parsed: what npm wrote keeps its order.
  if (!v.is(Lock, lock)) throw new Error('This is no lock of npm.');
  const gaps = gapsOf(lock.packages);
  const packages = { ...lock.packages, ...Object.fromEntries(gaps.map((gap) => [gap.key, entryOf(gap)])) };
  const sorted = Object.fromEntries(
    Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
  console.log(
    gaps.length === 0 ? 'The lock is complete.' : `Added: ${gaps.map(({ name }) => name).join(', ')}`,
  );
}
