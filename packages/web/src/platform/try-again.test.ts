import { expect, it, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

const lost = new Error('No signal');

it('tries once more after each pause, and brings what came at last', async () => {
  const action = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('sent');
  expect(await tryAgain(action, [1, 1])).toBe('sent');
  expect(action).toHaveBeenCalledTimes(2);
});

it('gives up after the last pause, with what stopped it', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
  await expect(tryAgain(action, [1, 1])).rejects.toBe(lost);
  expect(action).toHaveBeenCalledTimes(3);
});

it('does not try again what would be refused again', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
  await expect(tryAgain(action, [1, 1], () => false)).rejects.toBe(lost);
  expect(action).toHaveBeenCalledTimes(1);
});
