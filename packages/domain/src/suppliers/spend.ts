import { decimalOf } from '../kernel/decimal.ts';
import { penceOf } from '../kernel/pence.ts';
import { percentOf } from '../kernel/percent.ts';
import type { Supplier } from './supplier.ts';

type Spender = Pick<Supplier, 'id' | 'name' | 'spentThisYear'>;

/** Their share in per cent, and the running total. */
type SpendShare = { id: number; name: string; spent: string; share: string; running: string };

const percent = (part: bigint, total: bigint): string => percentOf(part, total) ?? '0.0';

/** Suppliers by this year's orders, the largest first; without those that had none. */
export function spendShares(suppliers: readonly Spender[]): SpendShare[] {
  const spenders = suppliers
    .map(({ id, name, spentThisYear }) => ({ id, name, pence: penceOf(spentThisYear ?? '0') }))
    .filter(({ pence }) => pence > 0n)
    .sort((a, b) => (a.pence === b.pence ? a.id - b.id : a.pence < b.pence ? 1 : -1));
  const total = spenders.reduce((sum, { pence }) => sum + pence, 0n);
  let above = 0n;
  return spenders.map(({ pence, ...supplier }) => {
    above += pence;
    const [share, running] = [percent(pence, total), percent(above, total)];
    return { ...supplier, spent: decimalOf(pence, 2), share, running };
  });
}
