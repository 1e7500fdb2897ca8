import { sentRequests } from '#tests/support/server.ts';

/** What the first screen of a file would wait for, however busy the machine: its code and the texts of all specifications. For `beforeAll`. */
export async function readyLibrary(): Promise<void> {
  await Promise.all([
    import('#src/screens/spec-library/loaders.ts'),
    import('#src/screens/spec-library/text-search.tsx'),
    import('#src/screens/spec-library/standards.tsx'),
    import('#src/screens/spec-library/standard.tsx'),
    import('#src/screens/specifications/specification.tsx'),
    fetch('http://localhost:3000/api/standards?size=1'),
  ]);
  sentRequests.length = 0;
}

/** Making a world and reading it, where others do the same. */
export const longMs = 60_000;
