import { parseArgs } from 'node:util';
import { conform } from './conformance/conform.ts';
import { sendTo } from './conformance/send.ts';
import { tableOf } from './conformance/table.ts';

const usage = `npm run conformance -- --api https://api.example.com [options]

  --api https://…            the API, or a site that leads to one
  --account email:password   a test account, whose records are written and deleted; a second one for what others see
  --value name=value         a value that cannot be found by asking, such as password=… of a manufacturer's reports
  --only search,clients      only calls whose id begins so`;

/** Holds any API to the contract, and prints a table of what does not fit. Ends with 1 if anything does not. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      account: { type: 'string', multiple: true, default: [] },
      value: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', default: '' },
    },
  });
  const origin = URL.parse(values.api ?? '')?.origin;
  if (origin === undefined) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const run = await conform({
    send: sendTo(origin),
    accounts: values.account.map((text) => {
      const [email = '', ...password] = text.split(':');
      return { email, password: password.join(':') };
    }),
    values: Object.fromEntries(
      values.value.map((text) => {
        const [name = '', ...value] = text.split('=');
        return [name, value.join('=')];
      }),
    ),
    only: values.only.split(',').filter(Boolean),
  });
  console.log(tableOf(run));
  process.exitCode = run.findings.length > 0 ? 1 : 0;
}

await main();
