import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const version = '1.28.2';
const coordinates = `org.verapdf.apps:greenfield-apps:${version}`;
const jar = join(
  homedir(),
  `.m2/repository/org/verapdf/apps/greenfield-apps/${version}/greenfield-apps-${version}.jar`,
);

const runs = (program: string): boolean => spawnSync(program, ['-version']).status === 0;

/** Whether veraPDF is there, the independent checker of PDF/UA; where Java is, Maven brings it. */
export function hasVeraPdf(): boolean {
  if (!runs('java')) return false;
  if (!existsSync(jar) && runs('mvn'))
    spawnSync('mvn', ['-q', 'dependency:get', `-Dartifact=${coordinates}`, '-Dtransitive=false'], {
      timeout: 120_000,
    });
  return existsSync(jar);
}

const Report = v.object({
  report: v.object({
    jobs: v.array(
      v.object({
        itemDetails: v.object({ name: v.string() }),
        validationResult: v.optional(
          v.array(
            v.object({
              compliant: v.boolean(),
              details: v.object({
                ruleSummaries: v.array(
                  v.object({ clause: v.string(), testNumber: v.number(), description: v.string() }),
                ),
              }),
            }),
          ),
          [],
        ),
      }),
    ),
  }),
});

/** What veraPDF finds in files against PDF/UA-1 (ISO 14289-1), by the file's name: clauses and what they ask for. */
export function faultsOfPdfUa(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { stdout, stderr } = spawnSync(
    'java',
    ['-cp', jar, 'org.verapdf.apps.GreenfieldCliWrapper', '--flavour', 'ua1', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`veraPDF says nothing. ${stderr.slice(0, 500)}`);
  const { report } = v.parse(Report, JSON.parse(stdout.slice(start)));
  return new Map(
    report.jobs.map(({ itemDetails, validationResult }) => [
      itemDetails.name.split('/').at(-1) ?? '',
      validationResult.length === 0
        ? ['It could not be read.']
        : validationResult.flatMap(({ compliant, details }) =>
            compliant
              ? []
              : details.ruleSummaries.map((one) => `${one.clause}-${one.testNumber} ${one.description}`),
          ),
    ]),
  );
}
