import * as v from 'valibot';
import { longestParameter, type Call } from '../../src/contracts/define-call.ts';
import type { Example } from '../contract/examples.ts';
import { isObject } from '../contract/is-object.ts';
import { operations, parametersOf, type Operation } from '../contract/operations.ts';
import type { Run } from './run.ts';
import { requestOf, type Known } from './values.ts';

/** Reads that need a person's own records: the rules of writes ask them of records they have made. */
const ownRecords =
  /^(?:specwizardProject\.(?:get|specs)|manualIssues\.|projectPeople\.|projectChanges\.|savedWork\.byIds)/;
/** Reads that need a manufacturer's password or staff. */
const reports =
  /^(?:outlineSpecsReport|specwizardSpecsReport)\.|^manufacturers\.(?:ownResources|userFavorites)$/;
/** Reads of a secret that only its owner has. */
const secrets = /^auth\./;

const parameterOfRecord = new Set(['id', 'coid', 'contentId', 'podcastId']);
/** No record has it, and the largest that an id can be. */
const noRecord = { id: 2_147_483_646, coid: 98_765, contentId: 2_147_483_646, podcastId: 2_147_483_646 };
const tooLarge = 1_000_000;

/** Asks every read of the contract, and what has to be refused of each. */
export async function checkReads(
  run: Run,
  known: Known,
  token: string | null,
  only: (id: string) => boolean,
) {
  for (const operation of operations) {
    const { id, call } = operation;
    if (!call.readOnly || !only(id) || secrets.test(id)) continue;
    if (operation.isPrivate) await checkSignIn(run, operation);
    if (ownRecords.test(id)) continue;
    if (operation.isPrivate && token === null) {
      run.skip(call, 'needs an account: --account email:password');
      continue;
    }
    const request = requestOf(call, known);
    if (!request) {
      run.skip(call, `needs a value: --value ${parametersOf(call).join('=… --value ')}=…`);
      continue;
    }
    const asked = { ...request, token };
    if (reports.test(id)) {
      const { status } = await run.ask(call, asked);
      if (status === 403) {
        run.skip(call, 'needs a manufacturer’s password or staff: --value password=… --value abbrev=…');
        continue;
      }
    }
    const answer = await run.raw(call, asked);
    if (operation.isPrivate && answer) {
      const cache = answer.got.headers.get('cache-control') ?? 'none';
      run.check(call, 'is kept by no cache', /no-store|private/.test(cache), 'cache-control', cache);
    }
    if (reports.test(id) && answer) checkNoNames(run, call, answer.value);
    if (id === 'catalog.searchJson' && answer) checkPages(run, call, answer.value);
    if (answer) await checkSizes(run, call, asked, answer.value);
    await checkWrongValues(run, call, asked, answer?.value);
  }
}

/** Without a sign-in, and with one that nobody has, a private call is refused. */
async function checkSignIn(run: Run, { call, example }: Operation): Promise<void> {
  const wanted = 'wants a sign-in';
  await run.refused(call, wanted, { ...example, token: null }, [401]);
  await run.refused(call, wanted, { ...example, token: 'f'.repeat(64) }, [401]);
}

/** What an answer gives a page of, if it is one. */
function entriesOf(value: unknown): unknown[] | null {
  const fields = isObject(value) ? value : {};
  const hits: unknown = isObject(fields['hits']) ? fields['hits']['hits'] : undefined;
  const named = ['standards', 'citations', 'specifications', 'results'].map((name) => fields[name]);
  const lists = [value, hits, ...named];
  return lists.find((one): one is unknown[] => Array.isArray(one)) ?? null;
}

/** The fields of a query or body that say how many records are wanted, and from which on. */
const sized = v.object({ entries: v.record(v.string(), v.unknown()) });
const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  const read = v.safeParse(sized, schema);
  return read.success ? read.output.entries : {};
};

const withFields = (
  asked: Example,
  part: 'query' | 'body',
  fields: Readonly<Record<string, number>>,
): Example => ({
  ...asked,
  [part]: { ...(isObject(asked[part]) ? asked[part] : {}), ...fields },
});

async function checkSizes(run: Run, call: Call, asked: Example, whole: unknown): Promise<void> {
  const part = call.body === null ? 'query' : 'body';
  const fields = fieldsOf(call[part]);
  if (!('size' in fields)) return;
  const page = async (more: Readonly<Record<string, number>>) => {
    const found = await run.raw(call, withFields(asked, part, more));
    return found && entriesOf(found.value);
  };
  const wanted = withFields(asked, part, { size: tooLarge });
  await run.refused(call, 'limits `size`', wanted, [400], 'size');
  await run.refused(call, 'refuses a negative `size`', withFields(asked, part, { size: -1 }), [400], 'size');
  if (entriesOf(whole) === null) return;
  const one = await page({ size: 1 });
  if (one) run.check(call, 'gives no more than `size`', one.length <= 1, 'size', `${one.length} for size=1`);
  if (!('from' in fields) || call.id === 'contentType.random') return;
  const two = await page({ size: 2 });
  const next = await page({ size: 1, from: 1 });
  if (!one || !two || !next) return;
  const same = JSON.stringify([...one, ...next].map(identity)) === JSON.stringify(two.map(identity));
  run.check(
    call,
    'pages follow one another',
    same,
    'from',
    'from=0 and from=1 give other records than both at once',
  );
}

/** What tells one entry of a list from another. */
function identity(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  return entry['_id'] === undefined
    ? (entry['id'] ?? entry['slug'] ?? entry)
    : [entry['_index'], entry['_id']];
}

async function checkWrongValues(run: Run, call: Call, asked: Example, answer: unknown): Promise<void> {
  const names = parametersOf(call);
  const params = asked.params ?? {};
  for (const name of names.filter((one) => parameterOfRecord.has(one))) {
    const none = {
      ...asked,
      params: { ...params, [name]: new Map(Object.entries(noRecord)).get(name) ?? 0 },
    };
    const isRecord = isObject(answer) && !('hits' in answer);
    // A list of what belongs to nothing may be empty.
    if (isRecord) await run.refused(call, `an unknown ${name} is not found`, none, [404]);
    const malformed = { ...asked, params: { ...params, [name]: 'x' } };
    await run.refused(call, `a malformed ${name} is refused`, malformed, [400, 404]);
  }
  const [last] = names.slice(-1);
  if (last !== undefined) {
    const long = { ...asked, params: { ...params, [last]: 'x'.repeat(longestParameter + 1) } };
    await run.refused(call, 'refuses what is too long', long, [400, 404, 414]);
  }
  for (const [name, field] of Object.entries(fieldsOf(call.query))) {
    const isNumber = !v.is(v.looseObject({ type: v.literal('unknown') }), field) && refusesText(field);
    if (!isNumber) continue;
    const wrong = { ...asked, query: { ...asked.query, [name]: 'x y' } };
    await run.refused(call, 'a wrong value of a field is refused', wrong, [400], name);
    break;
  }
}

const schema = v.custom<v.GenericSchema>((one) => isObject(one) && one['kind'] === 'schema');
/** Whether a field takes some value, and not any text. */
function refusesText(field: unknown): boolean {
  return v.is(schema, field) && !v.is(field, 'x y');
}

/** Reports for others than a manufacturer's staff have no names of people. */
function checkNoNames(run: Run, call: Call, answer: unknown): void {
  if (!/allCoid|byAbbrev/.test(call.id) || !isObject(answer) || !Array.isArray(answer['rows'])) return;
  const named = answer['rows'].findIndex(
    (row: unknown) =>
      isObject(row) && ((row['fullName'] ?? null) !== null || (row['userId'] ?? null) !== null),
  );
  run.check(
    call,
    'withholds who wrote a specification',
    named === -1,
    `rows.${named}.fullName`,
    'a person’s name',
  );
}

/** The site leaves out pages that make no sense, so the contract takes any; here each has to. */
function checkPages(run: Run, call: Call, pages: unknown): void {
  const page = v.object({
    page: v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/))]),
    text: v.nullish(v.string()),
  });
  const all: unknown[] = Array.isArray(pages) ? pages : [];
  const wrong = all.findIndex((one) => !v.is(page, one));
  run.check(
    call,
    'every page has a number and a text',
    wrong === -1,
    `${wrong}.page`,
    JSON.stringify(all[wrong] ?? null),
  );
}
