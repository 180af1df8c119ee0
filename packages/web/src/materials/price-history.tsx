import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material, MaterialPrice } from '@sitewright/domain/materials/material';
import type { PriceSource } from '@sitewright/domain/materials/unit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '../platform/query.ts';
import { dayText } from '../ui/format/date-time.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Sparkline } from './sparkline.tsx';

const sources: Record<PriceSource, string> = {
  catalogue: 'Catalogue',
  bulk: 'Bulk change',
  import: 'Import',
  order: 'Purchase order',
};

/** Its prices, newest first, and their sources. */
export function PriceHistory({ material }: { material: Material }) {
  const heading = useId();
  const history = useQuery(
    query(materialsApi.prices, { params: { materialId: material.id }, query: {} }),
  );
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading}>Price history</h2>
        <span className="text-sm">
          <Sparkline {...material} />
        </span>
      </div>
      {material.drift && <Drift drift={material.drift} />}
      <Loaded query={history} what="prices" empty="No price yet.">
        {(prices) => <Prices prices={prices} />}
      </Loaded>
    </section>
  );
}

/** The last price against what it cost before. */
const Drift = ({ drift }: { drift: string }) => (
  <p className="text-sm text-text-2">
    {Number(drift) === 0
      ? 'The last price equals the average of up to five previous prices.'
      : `The last price is ${drift.replace('-', '')}% ${drift.startsWith('-') ? 'below' : 'above'} the average of up to five previous prices.`}
  </p>
);

const Prices = ({ prices }: { prices: readonly MaterialPrice[] }) => (
  <ol className="grid text-sm">
    {prices.map(({ id, price, source, pricedAt }) => (
      <li
        key={id}
        className="grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-2 border-b border-line-2 py-1.5 last:border-b-0"
      >
        <time dateTime={pricedAt} className="text-text-2 tabular-nums">
          {dayText(pricedAt)}
        </time>
        <span className="text-text-2">{sources[source]}</span>
        <span className="font-medium tabular-nums">{formatUnitPrice(price)}</span>
      </li>
    ))}
  </ol>
);
