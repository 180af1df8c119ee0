import { keptContractIds } from '../../platform/offline/packs.ts';
import { clockOffset } from '../../platform/outbox/clock.ts';
import type { Fact } from './facts.ts';

/** Loaded only where this browser keeps anything. */
export async function readStorageFacts(): Promise<Fact[]> {
  const [contracts, offset] = await Promise.all([keptContractIds(), clockOffset()]);
  return [
    ['Saved contracts', String(contracts.length)],
    ["Server's clock ahead by", offset === null ? 'not known' : `${offset} ms`],
  ];
}
