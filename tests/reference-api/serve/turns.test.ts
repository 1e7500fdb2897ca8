import { expect, it } from 'vitest';
import { ResponseQueue } from '#src/reference-api/serve/response-queue.ts';

/** Lets all begin that ask at once, and gives their names in the order in which they did. */
async function order(
  asked: readonly { name: string; address?: string; isLong?: boolean; hasMore?: boolean }[],
) {
  const turns = new ResponseQueue();
  const begun: string[] = [];
  await Promise.all(
    asked.map(async ({ name, address = 'here', isLong = true, hasMore = false }) => {
      const done = isLong ? () => undefined : turns.short();
      await turns.begin({ address, isLong, hasMore: () => hasMore });
      begun.push(name);
      done();
    }),
  );
  return begun.join(' ');
}

it('answers begin in the order in which they are asked for', async () => {
  expect(await order([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toBe('a b c');
});

it('each begins in a turn of the event loop of its own', async () => {
  const turns = new ResponseQueue();
  let begun = 0;
  const most: number[] = [];
  const look = () => {
    most.push(begun);
    begun = 0;
    if (most.length < 8) setImmediate(look);
  };
  setImmediate(look);
  const asked = Array.from({ length: 5 }, () =>
    turns.begin({ address: 'here', isLong: false, hasMore: () => false }).then(() => (begun += 1)),
  );
  await Promise.all(asked);
  expect(Math.max(...most, begun)).toBe(1);
});

it('a short one waits for one long answer at most, however many were asked for before it', async () => {
  const long = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  expect(await order([...long, { name: 'short', isLong: false }])).toBe('a short b c d e');
});

it('a long one does not wait for all short ones', async () => {
  const short = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, isLong: false }));
  expect(await order([...short, { name: 'long' }])).toMatch(/long .*e/);
});

it('the addresses take turns', async () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => ({ name, address: 'there' }));
  expect(await order([...many, { name: 'one' }, { name: 'two' }])).toBe('a one b two c d');
});

it('who asks for one thing at a time comes before who has queued up more at the same address', async () => {
  const queued = ['a', 'b', 'c'].map((name) => ({ name, hasMore: true }));
  expect(await order([...queued, { name: 'modest' }])).toBe('modest a b c');
});

it('goes on after a pause, with whatever comes then', async () => {
  const turns = new ResponseQueue();
  const begin = (isLong: boolean) => turns.begin({ address: 'here', isLong, hasMore: () => false });
  await begin(true);
  const done = turns.short();
  await begin(true);
  await begin(false);
  done();
  await begin(true);
  expect(await order([{ name: 'a' }])).toBe('a');
});
