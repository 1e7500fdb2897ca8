import { vi } from 'vitest';

/** As tests/support/setup.ts has it for Testing Library: nothing is slower by it but a failure. */
const patienceMs = 20_000;

/** Vitest waits a second where a test says nothing, which a busy machine takes now and then. */
const { waitFor } = vi;
const waitPatiently: typeof waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: patienceMs, ...options });

// Files share the module of Vitest, and this runs before each.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
