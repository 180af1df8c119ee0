import { type ComparedSupplier, duplicatesIn } from '@sitewright/domain/suppliers/duplicates';
import { useMemo } from 'react';

type Props = {
  suppliers: readonly ComparedSupplier[];
  onPick: (supplier: ComparedSupplier, other: ComparedSupplier) => void;
};

/** Who may be the same firm twice, and what speaks for it. */
export function LikelyPairs({ suppliers, onPick }: Props) {
  // The older supplier is the one to keep, unless the user swaps them.
  const pairs = useMemo(() => duplicatesIn(suppliers.toSorted(byAge)), [suppliers]);
  return (
    <section aria-label="Likely duplicates" className="grid gap-1.5">
      <h3 className="text-sm!">Likely duplicates</h3>
      {pairs.length === 0 && <p className="text-sm text-text-2">No two look like one firm.</p>}
      <ul className="divide-y divide-line-2 rounded-card border border-line empty:hidden">
        {pairs.map(({ one, other, reasons }) => (
          <li key={`${one.id} ${other.id}`}>
            <button
              type="button"
              onClick={() => onPick(one, other)}
              className="grid w-full gap-0.5 px-3 py-2 text-left text-sm hover:bg-sunken site:min-h-11"
            >
              <span className="font-medium [overflow-wrap:anywhere]">
                {one.name} and {other.name}
              </span>
              <span className="text-xs tracking-normal text-text-2">{reasons.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byAge = (supplier: ComparedSupplier, other: ComparedSupplier): number =>
  supplier.id - other.id;
