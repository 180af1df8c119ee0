import { busy, Refused } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('works on so many at once, lets so many wait, and refuses the rest', async () => {
  const inTurn = turns(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
  };
  const all = await Promise.allSettled(Array.from({ length: 7 }, () => inTurn(work)));
  expect(most).toBe(2);
  expect(all.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  expect(all[6]).toMatchObject({ reason: new Refused(busy) });
});

it('gives the place of one that failed to the next', async () => {
  const inTurn = turns(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
