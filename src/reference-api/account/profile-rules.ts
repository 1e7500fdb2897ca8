import type { ProfileFields } from '#src/contracts/circulation.ts';
import { profileFieldNames, profileProblems, profileToSend } from '#src/domain/account/profile.ts';
import { refuse } from '#src/reference-api/refusal.ts';

/** The fields without blanks around them; 422 names the first that is refused. */
export function goodProfile(fields: ProfileFields): ProfileFields {
  const problems = profileProblems(fields);
  for (const field of profileFieldNames)
    if (problems[field] !== undefined) refuse(422, `${field}: ${problems[field]}`);
  return profileToSend(fields);
}
