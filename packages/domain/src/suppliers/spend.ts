import { decimalOf, rounded } from '../kernel/decimal.ts';
import { penceOf } from '../kernel/pence.ts';
import type { Supplier } from './supplier.ts';

type Spender = Pick<Supplier, 'id' | 'name' | 'spentThisYear'>;

/** In per cent of all: theirs alone, and together with everybody above them. */
type SpendShare = { id: number; name: string; spent: string; share: string; running: string };

const percent = (part: bigint, whole: bigint): string => decimalOf(rounded(part * 1000n, whole), 1);

/** Who gets most of this year's orders, the largest first; nobody to whom nothing went. */
export function spendShares(suppliers: readonly Spender[]): SpendShare[] {
  const spenders = suppliers
    .map(({ id, name, spentThisYear }) => ({ id, name, pence: penceOf(spentThisYear ?? '0') }))
    .filter(({ pence }) => pence > 0n)
    .sort((a, b) => (a.pence === b.pence ? a.id - b.id : a.pence < b.pence ? 1 : -1));
  const whole = spenders.reduce((sum, { pence }) => sum + pence, 0n);
  let above = 0n;
  return spenders.map(({ pence, ...one }) => {
    above += pence;
    const [share, running] = [percent(pence, whole), percent(above, whole)];
    return { ...one, spent: decimalOf(pence, 2), share, running };
  });
}
