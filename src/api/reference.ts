import { call } from '#src/api/call.ts';
import { manufacturersAssociationsByDivision } from '#src/contracts/companies.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import { schoolsList } from '#src/contracts/schools.ts';
import type { School } from '#src/contracts/schools.ts';

export type Association = AnswerOf<typeof manufacturersAssociationsByDivision>[number];

/** The associations of a division; of `00`, all of them. */
export function listAssociations(division: string, signal: AbortSignal): Promise<Result<Association[]>> {
  return call(manufacturersAssociationsByDivision, { params: { division }, signal });
}

export function listSchools(signal: AbortSignal): Promise<Result<School[]>> {
  return call(schoolsList, { signal });
}
