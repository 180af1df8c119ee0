import { busy, Refused, tooMany } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

it('works on so many at once, lets so many wait, and refuses the rest', async () => {
  const runSequentially = concurrencyLimit(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
  };
  const all = await Promise.allSettled(Array.from({ length: 7 }, () => runSequentially(work)));
  expect(most).toBe(2);
  expect(all.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  expect(all[6]).toMatchObject({ reason: new Refused(busy) });
});

it('gives the place of one that failed to the next', async () => {
  const runSequentially = concurrencyLimit(1, 1);
  const failing = runSequentially(() => Promise.reject(new Error('broken')));
  const next = runSequentially(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('keeps room in the queue: one source fills its share of it, and comes again in a second', async () => {
  const runSequentially = concurrencyLimit(1, 4, 2);
  let end = () => {};
  const first = runSequentially(() => new Promise<void>((done) => (end = done)), 'a');
  const more = Array.from({ length: 3 }, () => runSequentially(async () => 'a', 'a'));
  const other = runSequentially(async () => 'b', 'b');
  await expect(more[2]).rejects.toEqual(new Refused(tooMany, { retryAfter: 1 }));
  end();
  await first;
  expect(await Promise.all([...more.slice(0, 2), other])).toEqual(['a', 'a', 'b']);
});

it('lets sources take turns, and the longest makes room for another when the queue is full', async () => {
  const runSequentially = concurrencyLimit(1, 4);
  let end = () => {};
  const first = runSequentially(() => new Promise<void>((done) => (end = done)), 'a');
  const begun: string[] = [];
  const ask = (source: string) => runSequentially(async () => begun.push(source), source);
  const [a1, a2, b1, a3] = [ask('a'), ask('a'), ask('b'), ask('a')];
  const c1 = ask('c');
  await expect(a3).rejects.toEqual(new Refused(busy));
  await expect(ask('a')).rejects.toEqual(new Refused(busy));
  end();
  await Promise.all([first, a1, a2, b1, c1]);
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
});
