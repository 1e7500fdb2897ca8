import { join } from 'node:path';

import { BaseSequencer, createVitest } from 'vitest/node';
import type { Reporter, TestSpecification } from 'vitest/node';

import type { Fault } from '#tests/mutation/faults-of.ts';

/** A fault may make a loop without end, in which no test ends either. */
const longestSilenceMs = 300_000;

/** Nearest first, as given. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/**
 * One Vitest for all faults, so that what one has transformed is there for the next. A fault is in the code only as the
 * tests get it: no file is ever changed.
 */
export async function warmTests(root: string, sourceOf: (file: string) => string) {
  let fault: Fault | null = null;
  let failed: string | null = null;
  let silence: NodeJS.Timeout | undefined;
  const hearSilence = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      failed ??= 'no test, without end';
      // The second time, a worker that does not listen is ended.
      void vitest.cancelCurrentRun('keyboard-input');
      void vitest.cancelCurrentRun('keyboard-input');
    }, longestSilenceMs);
  };
  const reporter: Reporter = {
    onTestModuleCollected: hearSilence,
    onTestCaseResult: (test) => {
      hearSilence();
      if (test.result().state === 'failed') failed ??= `${test.module.relativeModuleId}: ${test.fullName}`;
    },
    onTestModuleEnd: (module) => {
      if (module.state() === 'failed') failed ??= module.relativeModuleId;
    },
    onTestRunEnd: (_modules, [error]) => {
      if (error) failed ??= error.message;
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      reporters: [reporter],
      silent: true,
      bail: 1,
      maxWorkers: 1,
      testTimeout: 120_000,
      // Would keep the code with a fault for code without.
      fsModuleCache: false,
      sequence: { sequencer: AsGiven },
    },
    {
      plugins: [
        {
          name: 'fault',
          enforce: 'pre',
          load(id) {
            if (!fault || id !== join(root, fault.file)) return null;
            const source = sourceOf(fault.file);
            return source.slice(0, fault.start) + fault.to + source.slice(fault.end);
          },
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const projectOrder = ['unit', 'globals', 'dom', 'screens'];

  /** The first test that fails, in words; null if none does. Files are paths below the root, nearest first. */
  async function firstFailure(files: readonly string[]): Promise<string | null> {
    const chosen = files.flatMap((file) =>
      specifications.filter(({ moduleId }) => moduleId === join(root, file)),
    );
    const inOrder = projectOrder.flatMap((name) => chosen.filter(({ project }) => project.name === name));
    failed = null;
    if (inOrder.length === 0) return null;
    hearSilence();
    await vitest.runTestSpecifications(inOrder);
    clearTimeout(silence);
    return failed;
  }

  return {
    firstFailure,
    /** From here on, tests meet this fault, or none. */
    make(next: Fault | null): void {
      for (const changed of [fault, next]) if (changed) vitest.invalidateFile(join(root, changed.file));
      fault = next;
    },
    close: () => vitest.close(),
  };
}
