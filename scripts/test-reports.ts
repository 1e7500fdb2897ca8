import * as v from 'valibot';

/** The result of one part of the tests: how many checks passed and failed, and the message of each failed one. */
export interface Found {
  passed: number;
  failed: number;
  failures: string[];
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** From the report that vitest writes with `--reporter=json`. Throws a ValiError if it is none. */
export function foundByVitest(report: unknown): Found {
  const { numPassedTests, numFailedTests, testResults } = v.parse(VitestReport, report);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}\n${fullName}\n${(failureMessages ?? []).join('\n')}`),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

interface Suite {
  title: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string | undefined }[] }[] }[];
  }[];
  suites?: Suite[] | undefined;
}

const SuiteShape: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      ok: v.boolean(),
      tests: v.array(
        v.object({
          results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => SuiteShape))),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(SuiteShape),
});

/** From the report that Playwright writes with `--reporter=json`. Throws a ValiError if it is none. */
export function foundByPlaywright(report: unknown): Found {
  const { stats, suites } = v.parse(PlaywrightReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

function failuresOf({ title, specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`${title}: ${spec.title}`, ...errors.map(({ message = '' }) => message)].join('\n');
    });
  return [...own, ...suites.flatMap(failuresOf)];
}
