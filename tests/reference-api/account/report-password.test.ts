import { expect, it } from 'vitest';

import { Client, started } from '#tests/reference-api/account/client.ts';

/** Tries a password of Northfold's reports where the address or the body carries it; gives the answers. */
async function tried(visitor: Client, password: string): Promise<Response[]> {
  const sent = { params: { coid: 31250 }, body: { webabrv: 'Northfold', password } };
  return [
    await visitor.ask('outlineSpecsReport.byAbbrev', { params: { abbrev: 'northfold', password } }),
    await visitor.ask('manufacturers.userFavorites', sent),
    await visitor.ask('manufacturers.ownResources', sent),
  ];
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

it('wrong passwords of a manufacturer’s reports end after ten, wherever they are tried', async () => {
  const api = await started();
  for (const guess of ['a', 'b', 'c'])
    expect(statuses(await tried(new Client(api, `http://${guess}.test`), guess))).toEqual([403, 403, 403]);
  const [tenth, ...refused] = await tried(new Client(api), 'd');
  expect([tenth?.status, ...statuses(refused)]).toEqual([403, 429, 429]);
  expect(statuses(await tried(new Client(api), 'demo-report'))).toEqual([429, 429, 429]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(890);
});

it('the right one is taken any number of times', async () => {
  const visitor = new Client(await started());
  for (let count = 0; count < 5; count += 1)
    expect(statuses(await tried(visitor, 'demo-report'))).toEqual([200, 200, 200]);
});

it('opens no reports of one manufacturer with the abbreviation of another', async () => {
  const visitor = new Client(await started());
  const sent = (webabrv: string) => ({ params: { coid: 31250 }, body: { webabrv, password: 'demo-report' } });
  for (const call of ['manufacturers.userFavorites', 'manufacturers.ownResources'] as const) {
    expect((await visitor.ask(call, sent('NORTHFOLD'))).status).toBe(200);
    expect((await visitor.ask(call, sent('plainfield'))).status).toBe(403);
    expect((await visitor.ask(call, sent(''))).status).toBe(403);
  }
});
