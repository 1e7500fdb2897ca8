import { calls } from '../../src/contracts/calls.ts';
import { checkReads } from './read-rules.ts';
import { checkRecords } from './record-rules.ts';
import { Run, type Send } from './run.ts';
import { checkSearch } from './search-rules.ts';
import { checkSession, tokenOf, type TestAccount } from './session-rules.ts';
import { findValues, type Known } from './values.ts';
import { checkWrites } from './write-rules.ts';

export interface ConformanceOptions {
  send: Send;
  /** The first one writes; from the second its records have to be hidden. */
  accounts: readonly TestAccount[];
  /** Values of parameters that cannot be found by asking. */
  values: Readonly<Record<string, string>>;
  /** Only calls whose id begins with one of these; none for all. */
  only: readonly string[];
  /** What the API has, where that is known from a run before. */
  known?: Known;
}

/** Holds an API to the contract. What is written is deleted again, as far as the contract has a call for it. */
export async function conform({
  send,
  accounts,
  values,
  only,
  known: before,
}: ConformanceOptions): Promise<Run> {
  const run = new Run(send);
  const isAsked = (id: string): boolean => only.length === 0 || only.some((start) => id.startsWith(start));
  const known = before ?? (await findValues(run, values));
  if (isAsked('auth') || isAsked('session') || isAsked('users')) await checkSession(run, accounts[0]);
  const [own = null, stranger = null] = await Promise.all(
    accounts.slice(0, 2).map((one) => tokenOf(run, one)),
  );
  await checkReads(run, known, own, isAsked);
  await checkSearch(run, known, isAsked);
  await checkRecords(run, known, own, isAsked);
  if (own !== null) await checkWrites(run, known, { own, stranger }, isAsked);
  for (const token of [own, stranger]) if (token !== null) await run.ask(calls['auth.signout'], { token });
  return run;
}
