import type { Implementations } from '#src/reference-api/http/context.ts';
import { seedSchools } from '#src/reference-api/seed/schools.ts';

export function schoolCalls(): Implementations<'schools.list'> {
  const schools = seedSchools();
  return { 'schools.list': () => schools };
}
