import { callUrl } from '#src/api/address.ts';
import { sendRequest } from '#src/api/send-request.ts';
import { sampleInput, type SampleInput } from '#src/api/sample-inputs.ts';
import { failureOf } from '#src/api/failure.ts';
import type { Call } from '#src/contracts/define-call.ts';

/** One call to try against its contract. */
export interface ContractCheck {
  id: string;
  method: string;
  /** Path and query; only the path if there are no sample values for the call. */
  url: string;
  /** Null if there are no sample values for the call. */
  run: ((signal: AbortSignal) => Promise<CheckOutcome>) | null;
}

/** `private`: the API refused the call because its data belongs to a person. */
export interface CheckOutcome {
  verdict: 'fits' | 'does not fit' | 'private' | 'failed';
  milliseconds: number;
  status: number | null;
  /** The response's field that does not match the schema, as a dotted path. */
  field: string | null;
  message: string;
}

const timeoutMs = 10_000;

/** Calls that end the session although they are GET requests. */
const sessionEndingCalls: ReadonlySet<string> = new Set(['auth.signout']);

/** All contracts, loaded on demand, since no other screen needs them together. */
async function allContracts(): Promise<readonly Call[]> {
  const [{ calls }, { resources }] = await Promise.all([
    import('#src/contracts/calls.ts'),
    import('#src/contracts/resources.ts'),
  ]);
  const generic = Object.values(resources).flatMap(({ get, es, byIds, list }): Call[] => [
    get,
    es,
    byIds,
    list,
  ]);
  return [...Object.values(calls), ...generic];
}

/** A check for every read-only call, in the order of `contracts/calls.ts`. */
export async function readChecks(signal: AbortSignal): Promise<ContractCheck[]> {
  const contracts = await allContracts();
  const named = await catalogNames(contracts, signal);
  const reads = contracts.filter((one) => one.readOnly && !sessionEndingCalls.has(one.id));
  // Two contracts can have the same URL; the first check covers both.
  return [...new Map(reads.map((one) => [`${one.method} ${one.path}`, one])).values()].map((contract) =>
    checkOf(contract, sampleInput(contract, named)),
  );
}

/** Two writes that need no sign-in. Only for the reference API: elsewhere, people would receive them. */
export async function writeChecks(): Promise<ContractCheck[]> {
  const contracts = new Map((await allContracts()).map((one) => [one.id, one]));
  const bodies: Readonly<Record<string, unknown>> = {
    'email.send': { kind: 'newsletter', email: 'quality@lintel.test', firstName: '', divisions: [] },
    'feedback.nonClient': {
      coid: 60733,
      about: 'other',
      firstName: 'Quality',
      lastName: 'Check',
      email: 'quality@lintel.test',
      phone: '',
      firm: 'Quality Check',
      zip: '',
      website: '',
      message: 'A check of the contract.',
    },
  };
  return Object.entries(bodies).flatMap(([id, body]) => {
    const contract = contracts.get(id);
    return contract ? [checkOf(contract, { params: {}, query: {}, body })] : [];
  });
}

function checkOf(contract: Call, input: SampleInput | null): ContractCheck {
  const { id, method } = contract;
  if (input === null) return { id, method, url: contract.path, run: null };
  const url = callUrl(contract, input.params, input.query);
  return { id, method, url, run: (signal) => tried(contract, url, input.body, signal) };
}

async function tried(contract: Call, url: string, body: unknown, signal: AbortSignal): Promise<CheckOutcome> {
  const { id, method, answer } = contract;
  const started = performance.now();
  const spent = (): number => Math.round(performance.now() - started);
  try {
    await sendRequest({ call: id, method, url, body, answer, signal, timeoutMs });
    return { verdict: 'fits', milliseconds: spent(), status: 200, field: null, message: '' };
  } catch (thrown) {
    const { kind, status, field, message } = failureOf(id, thrown).error;
    const verdict =
      kind === 'invalid' ? 'does not fit' : status === 401 || status === 403 ? 'private' : 'failed';
    return { verdict, milliseconds: spent(), status, field, message };
  }
}

/** A catalog's file name, which only its record contains. */
async function catalogNames(
  contracts: readonly Call[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const contract = contracts.find(({ id }) => id === 'catalog.es');
  if (!contract) return {};
  const url = callUrl(contract, { id: 1 }, {});
  const { answer } = contract;
  const record: unknown = await sendRequest({
    call: contract.id,
    method: 'GET',
    url,
    body: undefined,
    answer,
    signal,
    timeoutMs,
  }).catch(() => null);
  const name = /"catalogFilename":"([^"]+)"/.exec(JSON.stringify(record))?.[1];
  return name === undefined ? {} : { catalogFilename: name };
}
