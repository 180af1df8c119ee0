import { setMaxListeners } from 'node:events';
import { type Attack, attacks, type Name } from './attacks.ts';

export type Order = { name: Name; attack: Omit<Attack, 'signal'> };
export type Report = [answer: string, times: number][];

/** Reports its start, attacks from the first message to the second, then reports the answers. */
process.once('message', async ({ name, attack }: Order) => {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  process.once('message', () => over.abort());
  process.send?.('begun');
  const answers = await attacks[name]({ ...attack, signal: over.signal });
  const report: Report = [...answers];
  process.send?.(report, () => process.disconnect());
});
process.once('disconnect', () => process.exit());
