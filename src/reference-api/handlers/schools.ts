import type { Implementations } from '#src/reference-api/http/context.ts';
import { seedSchools } from '#src/reference-api/seed/schools.ts';

export function schoolCalls() {
  const schools = seedSchools();
  return { 'schools.list': () => schools } satisfies Partial<Implementations>;
}
